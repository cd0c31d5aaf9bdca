import type { AnyRouter } from '@tanstack/react-router';

/** Anyone who walks by keyboard begins a new page at its heading, which those who hear it are told by that. */
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
    // A page may already have put it where one goes on; and who went on meanwhile, to a menu say, stays there.
    const isChosen = activeElement !== before && activeElement?.closest(hasActed ? 'body *' : 'main *');
    if (!isChosen) standAt(beginningOf(toLocation.hash));
  });
}

/** Focus on what is no control, without being a stop of Tab and without moving the page. */
export function standAt(place: Element | null): void {
  if (!(place instanceof HTMLElement) || place === document.activeElement) return;
  if (!place.matches('a, button, input, select, textarea, summary')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Its heading, or the main part while that is still on its way. */
export function beginningOf(hash = ''): Element | null {
  const named = hash && document.getElementById(hash);
  return named || document.querySelector('main h1') || document.querySelector('main');
}
