import { terse } from './in-script.ts';

const preload = /<link rel="modulepreload"/g;
const [shell, shellEnds] = [Buffer.from('<script type="module" async="" src="'), Buffer.from('</script>')];

/** Runs at the end of the page; where nothing is painted, as in a tab that nobody looks at, it does not wait for it. */
const wake = `{
  const go = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const waiting = document.querySelector('script[type=later]');
    if (!waiting) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.async = true;
    script.src = waiting.getAttribute('src');
    waiting.replaceWith(script);
  };
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, 1000);
}`;
/**
 * As a module it runs once the page is read, in a task of its own. Without one the browser has a last thing to do where it
 * ends to read, and lays the page out for it; with what comes near, it then did so again for the first picture.
 */
const waker = Buffer.from(`<script type="module">${terse(wake)}</script>`);

/**
 * Scripts are fetched once the page is painted, so that on a slow network nothing that is seen waits beside them. Until
 * then the links in its head and the script at its end stand there under another name.
 */
export function linksAfterPaint(head: string): string {
  return head.replaceAll(preload, '<link rel="later"');
}

/** In pieces: as one text, the whole page would be so long that the collector of old things has to come for it. */
export function scriptAfterPaint(body: Buffer): Buffer[] {
  const at = body.lastIndexOf(shell);
  if (at < 0) return [body];
  const ends = body.indexOf(shellEnds, at) + shellEnds.length;
  const script = body.toString('utf8', at, ends).replace('type="module"', 'type="later"');
  return [body.subarray(0, at), Buffer.from(script), waker, body.subarray(ends)];
}
