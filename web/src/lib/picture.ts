/** A drawing of the page as a picture of its own: styles are written into it, since no style sheet goes along. */

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'visibility',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
const WIDTH = 1080;
const MARGIN = 36;
const FOOT = 132;

/** A copy of a drawing that looks the same without a style sheet; motion is left out. */
function copyWithStyles(drawing: SVGSVGElement): SVGSVGElement {
  for (const animation of drawing.getAnimations({ subtree: true })) animation.cancel();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const styles = getComputedStyle(element);
    for (const name of STYLES) copies[index]?.setAttribute(name, styles.getPropertyValue(name));
    copies[index]?.removeAttribute('class');
  });
  return copy;
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the drawing cannot be read'));
    image.src = address;
  });
}

/** The largest size up to a limit at which a text fits, written on the canvas. */
function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  weight: number,
): void {
  let fitting = size;
  do {
    canvas.font = `${weight} ${fitting}px ${getComputedStyle(document.body).fontFamily}`;
    fitting -= 2;
  } while (fitting > 18 && canvas.measureText(text).width > WIDTH - 2 * MARGIN);
  canvas.fillText(text, WIDTH / 2, y);
}

/** A drawing with a title under it, as a PNG on the page's own paper. */
export async function drawPicture(
  drawing: SVGSVGElement,
  title: string,
  subtitle: string,
): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const wide = WIDTH - 2 * MARGIN;
  const high = Math.round((wide * height) / width);
  const copy = copyWithStyles(drawing);
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(high));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const text = new XMLSerializer().serializeToString(copy);
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const paper = document.createElement('canvas');
  paper.width = WIDTH;
  paper.height = high + 2 * MARGIN + FOOT;
  const canvas = paper.getContext('2d');
  if (!canvas) throw new Error('no canvas');
  const styles = getComputedStyle(document.documentElement);
  canvas.fillStyle = styles.getPropertyValue('--paper');
  canvas.fillRect(0, 0, paper.width, paper.height);
  canvas.drawImage(image, MARGIN, MARGIN, wide, high);
  canvas.textAlign = 'center';
  canvas.fillStyle = styles.getPropertyValue('--ink');
  write(canvas, title, high + MARGIN + 74, 54, 700);
  canvas.fillStyle = styles.getPropertyValue('--soft');
  write(canvas, subtitle, high + MARGIN + 122, 32, 500);
  return new Promise((resolve, reject) => {
    paper.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
