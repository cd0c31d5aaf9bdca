import { beginningOf, standAt } from './follow-focus.ts';

/** Where an element stands: in each of these, from the nearest outwards, so many children come before it. */
type Way = { parent: Element; index: number }[];
type Stand = { at: HTMLElement; way: Way };

/** Rooms of their own: who leaves them goes back to where they came from. */
const rooms = 'dialog, .Toastify';
const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
/** Time for the component, or the new page, to find a better place. */
const patienceMs = 100;

let stand: Stand | null = null;
let outside: Stand | null = null;
/** Pressed beside everything, which takes the focus from where it was. */
let hasLeft = false;

/**
 * What has the focus may vanish under it: a row that is removed, a step that is done, a button that may be pressed no
 * longer. The browser then begins at the top again; here the neighbour takes over.
 */
export function preserveFocus(): void {
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && note(target));
  document.addEventListener('pointerdown', () => (hasLeft = true), { capture: true });
  let isWaiting = false;
  const look = () => {
    if (stand && isThere(stand.at)) stand = { at: stand.at, way: wayTo(stand.at) };
    // The heading came after the main part.
    if (document.activeElement?.matches('main')) standAt(beginningOf());
    if (isWaiting || !isNowhere()) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      takeOver();
    }, patienceMs);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    // React hides by its style what waits for something.
    attributeFilter: ['open', 'hidden', 'disabled', 'style'],
  });
}

function note(at: HTMLElement): void {
  hasLeft = false;
  const room = at.closest(rooms);
  if (stand && room && !room.contains(stand.at)) outside = stand;
  if (!room) outside = null;
  stand = { at, way: wayTo(at) };
}

function wayTo(element: Element): Way {
  const way: Way = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    way.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return way;
}

function takeOver(): void {
  if (!stand || !isNowhere()) return;
  // It was away for a moment only, as while a part of the page waits.
  if (isThere(stand.at)) return hasLeft ? undefined : stand.at.focus({ preventScroll: true });
  const left = outside && !isThere(stand.at) && stand.at.closest(rooms) ? outside : stand;
  if (isThere(left.at)) return left.at.focus();
  const next = neighbourOn(left.way);
  standAt(next);
  next?.scrollIntoView({ block: 'nearest' });
}

/** The browser itself leaves what cannot be used any more only when it draws the next time. */
function isNowhere(): boolean {
  const { activeElement: active, body } = document;
  return active === null || active === body || !isThere(active);
}

function neighbourOn(way: Way): Element | null {
  for (const { parent, index } of way) {
    if (parent.matches('main, body')) break;
    if (!isThere(parent)) continue;
    const instead = parent.children[index];
    // Something else altogether: one reads what it is.
    if (instead?.querySelector('h1')) break;
    const found = nearest([...parent.querySelectorAll(controls)].filter(isThere), instead);
    if (found) return found;
  }
  return beginningOf();
}

/** The first that is in this place or after it, else the last before it. */
function nearest(all: Element[], place: Element | undefined): Element | undefined {
  const isBefore = (element: Element) =>
    !place || Boolean(place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  return all.find((element) => !isBefore(element)) ?? all.at(-1);
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
}
