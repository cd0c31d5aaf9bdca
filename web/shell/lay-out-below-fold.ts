import type { AnyRouter } from '@tanstack/react-router';
import { currentSession } from '#web/shared/session/session-store.ts';

/** As in web/shared/styles/base.css. */
const waiting = 'main section ~ section:not(:last-of-type), [data-part]';

/** Runs from the start: a user may leave at once, and Back needs the final heights. */
export function layOutWhenLeaving(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  // Before the router stores the scroll position.
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged && dataset['arriving'] !== undefined) layOutWhole(dataset);
  });
}

/**
 * On the first page, sections below the fold are laid out as they come into view and then stay so, since skipped
 * sections clip at their edge. Later pages are laid out completely.
 */
export function layOutBelowFold(): void {
  const { dataset } = document.documentElement;
  if (dataset['arriving'] === undefined) return;
  // Pages of signed-in people are for working: nothing may move under a press.
  if (currentSession().status === 'user') return layOutWhole(dataset);
  for (const part of document.querySelectorAll(waiting)) if (isLaidOut(part)) stayLaidOut(part);
  document.addEventListener('contentvisibilityautostatechange', watchApproach);
}

/** Keeps the visible element in place when skipped sections above it were taller than estimated. */
function layOutWhole(dataset: DOMStringMap): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete dataset['arriving'];
  scrollBy({ top: (seen?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
}

function watchApproach(event: Event): void {
  if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped) stayLaidOut(event.target);
}

/** Browsers without checkVisibility (before 2022) may clip a section until the next page. */
function isLaidOut({ firstElementChild: content }: Element): boolean {
  return content !== null && 'checkVisibility' in content && content.checkVisibility({ contentVisibilityAuto: true });
}

function stayLaidOut(part: EventTarget | null): void {
  if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
}
