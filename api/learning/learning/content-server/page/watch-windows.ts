const watchMs = 50;

/**
 * Calls back when a page of the frame opens a page of its own origin in a new window that it can reach; null if the
 * browser refused.
 */
export function watchWindows(frame: HTMLIFrameElement, onOpen: OnOpen): void {
  const watched = new WeakSet<Window['open']>();
  const look = () => watch(frame.contentWindow, { watched, onOpen });
  frame.addEventListener('load', look);
  // Each page has an `open` of its own, and may call it before its `load`.
  setInterval(look, watchMs);
}

type OnOpen = (opened: Window | null) => void;
type Watching = { watched: WeakSet<Window['open']>; onOpen: OnOpen };

function watch(page: Window | null, watching: Watching): void {
  if (!page || !isReadable(page)) return;
  if (!watching.watched.has(page.open)) {
    page.open = reporting(page, watching.onOpen);
    watching.watched.add(page.open);
  }
  for (let place = 0; place < page.length; place++) watch(page[place] ?? null, watching);
}

function isReadable(page: Window): boolean {
  try {
    return page.location.origin !== '';
  } catch {
    // A frame of another origin.
    return false;
  }
}

function reporting(page: Window, onOpen: OnOpen): Window['open'] {
  const open = page.open.bind(page);
  return (url, target, features) => {
    const opened = open(url, target, features);
    const isFrame = opened !== null && opened.parent !== opened;
    const isOther = isFrame || sameWindow.test(target ?? '') || apart.test(features ?? '');
    if (!isOther && isOwnPage(String(url ?? ''), page)) onOpen(opened);
    return opened;
  };
}

const sameWindow = /^_(self|parent|top)$/i;
/** Such a window opens, but the answer is null; it cannot look for the API of this one. */
const apart = /\bno(?:opener|referrer)\b/i;

/** A document to read, such as a PDF, needs no run-time API. */
function isOwnPage(url: string, { document }: Window): boolean {
  if (url === '' || url === 'about:blank') return true;
  if (!URL.canParse(url, document.baseURI)) return false;
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && /(\/|\.x?html?)$/i.test(pathname);
}
