import type { AnyRouter } from '@tanstack/react-router';

export function followFocus(router: AnyRouter): void {
  let before: Element | null = null;
  let hasActed = false;
  for (const act of ['pointerdown', 'keydown']) {
    document.addEventListener(act, () => (hasActed = true), { capture: true });
  }
  router.subscribe('onBeforeLoad', () => {
    before = document.activeElement;
    hasActed = false;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    // The page or the user may have moved the focus meanwhile, to a menu for example; then it stays.
    const isChosen = activeElement !== before && activeElement?.closest(hasActed ? 'body *' : 'main *');
    if (!isChosen) focusOn(startOfPage(toLocation.hash));
  });
}

/** Focuses a non-control without adding a tab stop and without scrolling. */
export function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement) || place === document.activeElement) return;
  if (!place.matches('a, button, input, select, textarea, summary')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

export function startOfPage(hash = ''): Element | null {
  const named = hash && document.getElementById(hash);
  return named || document.querySelector('main h1') || document.querySelector('main');
}
