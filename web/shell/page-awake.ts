const lookEveryMs = 50;
const longestMs = 5_000;

/**
 * Until React has taken over every part of the page that the server drew. It wakes them one after another, and a change
 * of language or currency in between would be found to differ from what the server wrote.
 */
export async function pageAwake(): Promise<void> {
  const until = performance.now() + longestMs;
  while (isAsleep() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}

/**
 * Until the browser has nothing else to do: what React has woken it may be about to wake once more, where something came
 * in between. Old browsers do not tell.
 */
export async function pageAtRest(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}

/**
 * React marks elements as its own when it wakes them, in the order of the page; a part of its own ends at a comment `/$`.
 * Where its last element is awake, all of it is: on a slow telephone the first is long before.
 */
function isAsleep(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode: node } = comments;
    if (node instanceof Comment && node.data === '/$' && isForeign(node.previousElementSibling)) return true;
  }
  return false;
}

function isForeign(element: Element | null): boolean {
  return element !== null && !Object.keys(element).some((key) => key.startsWith('__react'));
}
