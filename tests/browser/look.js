/* What there is to be done at a table, as it is seen: read by the drivers of every browser. */
() => {
  const isFree = (button) => button && !button.disabled && button.getAttribute('aria-disabled') !== 'true';
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const primary = document.querySelector('[data-primary]');
  const secondary = [...document.querySelectorAll('.actions > button')].find((each) => isFree(each) && !each.matches('.primary, .small'));
  return {
    isOver: document.querySelector('.board-page.over') !== null,
    height: innerHeight,
    canStop: document.querySelector('.actions .end') !== null,
    canKeep: document.querySelector('.tray button[aria-pressed]') !== null,
    primary: isFree(primary) ? middle(primary) : null,
    secondary: isFree(secondary) ? middle(secondary) : null,
    dice: [...document.querySelectorAll('.tray button.open')].map(middle),
    chips: [...document.querySelectorAll('.chip')].map(middle),
    places: [...document.querySelectorAll('[data-element].open')].map((each) => ({ element: each.dataset.element, ...middle(each) })),
    seat: document.querySelector('[data-seat][aria-current]')?.dataset.seat ?? null,
  };
}
