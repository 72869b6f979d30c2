/** Sharing and copying, also on a plain http address, where browsers offer neither `navigator.share` nor `navigator.clipboard`. */

/** Puts a text on the clipboard; whether that worked. Call it while handling a click or a key: browsers refuse it otherwise. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The way that needs no secure context: the browser copies what is selected in a field. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.style.cssText =
    'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0; font-size: 16px';
  (focused?.closest('dialog[open]') ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  field.setSelectionRange(0, text.length);
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // some browsers throw where others answer false
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Offers a link to the device's own share sheet, and copies it where there is none, with the text if that is to be read too. `shared` also where somebody closed that sheet. */
export async function shareLink(link: {
  title: string;
  text: string;
  url: string;
  isTextCopied?: boolean;
}): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(link.isTextCopied ? `${link.text} ${link.url}` : link.url))
    ? 'copied'
    : 'failed';
}
