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

/** React marks elements as its own when it wakes them; a part of its own begins at a comment `$`. */
function isAsleep(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode: node } = comments;
    if (node instanceof Comment && node.data === '$' && isForeign(node.nextElementSibling)) return true;
  }
  return false;
}

function isForeign(element: Element | null): boolean {
  return element !== null && !Object.keys(element).some((key) => key.startsWith('__react'));
}
