import { startOfPage, focusOn } from './follow-focus.ts';

type Path = { parent: Element; index: number }[];
type FocusedAt = { at: HTMLElement; path: Path };

/** Focus that leaves these returns to where it came from. */
const ownAreas = 'dialog, .Toastify';
const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
/** Lets the component or the new page place the focus first. */
const graceMs = 100;

let focused: FocusedAt | null = null;
let outside: FocusedAt | null = null;
/** The user pressed outside every control and so removed the focus. */
let isPressedOutside = false;

/**
 * When the focused element disappears (a removed row, a finished step, a disabled button), browsers restart at the top
 * of the page; here its neighbour takes the focus.
 */
export function preserveFocus(): void {
  document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && note(target));
  document.addEventListener('pointerdown', () => (isPressedOutside = true), { capture: true });
  let isWaiting = false;
  const look = () => {
    if (focused && isThere(focused.at)) focused = { at: focused.at, path: pathOf(focused.at) };
    // The heading was rendered after the main part.
    if (document.activeElement?.matches('main')) focusOn(startOfPage());
    if (isWaiting || !isNowhere()) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      takeOver();
    }, graceMs);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    // React hides suspended content by its style.
    attributeFilter: ['open', 'hidden', 'disabled', 'style'],
  });
}

function note(at: HTMLElement): void {
  isPressedOutside = false;
  const area = at.closest(ownAreas);
  if (focused && area && !area.contains(focused.at)) outside = focused;
  if (!area) outside = null;
  focused = { at, path: pathOf(at) };
}

function pathOf(element: Element): Path {
  const path: Path = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    path.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return path;
}

function takeOver(): void {
  if (!focused || !isNowhere()) return;
  // It was hidden only briefly, as during a suspended update.
  if (isThere(focused.at)) return isPressedOutside ? undefined : focused.at.focus({ preventScroll: true });
  const lost = outside && !isThere(focused.at) && focused.at.closest(ownAreas) ? outside : focused;
  if (isThere(lost.at)) return lost.at.focus();
  const next = neighbourOn(lost.path);
  focusOn(next);
  next?.scrollIntoView({ block: 'nearest' });
}

/** Browsers update activeElement only at the next paint. */
function isNowhere(): boolean {
  const { activeElement: active, body } = document;
  return active === null || active === body || !isThere(active);
}

function neighbourOn(path: Path): Element | null {
  for (const { parent, index } of path) {
    if (parent.matches('main, body')) break;
    if (!isThere(parent)) continue;
    const instead = parent.children[index];
    // Other content took this place: the reading starts at its heading.
    if (instead?.querySelector('h1')) break;
    const match = nearest([...parent.querySelectorAll(controls)].filter(isThere), instead);
    if (match) return match;
  }
  return startOfPage();
}

function nearest(all: Element[], place: Element | undefined): Element | undefined {
  const isBefore = (element: Element) =>
    !place || Boolean(place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  return all.find((element) => !isBefore(element)) ?? all.at(-1);
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
}
