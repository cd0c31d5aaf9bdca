/**
 * A window for an activity: empty as yet, since the browser allows one only at the moment of the press. Null if it
 * refused. Phones open a tab.
 */
export function openActivityWindow(words: string): Window | null {
  const { availWidth, availHeight } = window.screen;
  const opened = window.open('', '_blank', `popup,width=${availWidth},height=${availHeight}`);
  if (!opened) return null;
  // The site's `Cross-Origin-Opener-Policy` separates the two as well; this also holds where a browser ignores it.
  opened.opener = null;
  opened.document.title = words;
  opened.document.body.textContent = words;
  return opened;
}
