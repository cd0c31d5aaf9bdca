import type { AnyRouter } from '@tanstack/react-router';
import { currentSession } from '#web/shared/session/session-store.ts';

/** As in base.css. */
const waiting = 'main section ~ section:not(:last-of-type), [data-part]';

/** From the first moment on: one may leave before the rest has started, and Back needs every length as it is. */
export function layOutWhenLeaving(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  // Before the router notes where on the page one is.
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged && dataset['arriving'] !== undefined) layOutWhole(dataset);
  });
}

/**
 * On the page one arrives at, what lies below the first sight is laid out as one comes near it, and stays so: nothing is
 * cut off at its edge then. The pages after it are laid out whole.
 */
export function layOutBelowFold(): void {
  const { dataset } = document.documentElement;
  if (dataset['arriving'] === undefined) return;
  // Own pages are worked on, not read: nothing may move there under a press.
  if (currentSession().status === 'user') return layOutWhole(dataset);
  for (const part of document.querySelectorAll(waiting)) if (isLaidOut(part)) stayLaidOut(part);
  document.addEventListener('contentvisibilityautostatechange', watchApproach);
}

/** What one looks at stays where it is, also when what lies above was skipped and is longer than guessed. */
function layOutWhole(dataset: DOMStringMap): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete dataset['arriving'];
  scrollBy({ top: (seen?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

function watchApproach(event: Event): void {
  if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) stayLaidOut(event.target);
}

/** A browser of before 2022 cannot tell; there a part may be cut off at its edge until the next page. */
function isLaidOut({ firstElementChild: tx }: Element): boolean {
  return tx !== null && 'checkVisibility' in tx && tx.checkVisibility({ contentVisibilityAuto: true });
}

function stayLaidOut(part: EventTarget | null): void {
  if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
}
