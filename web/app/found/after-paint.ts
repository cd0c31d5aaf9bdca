import { terse } from './in-script.ts';

const preload = /<link rel="modulepreload"/g;
const [shell, shellEnds] = [Buffer.from('<script type="module" async="" src="'), Buffer.from('</script>')];

/** Runs at the end of the page. A hidden tab paints nothing, so after a second it waits no longer. */
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
 * As a module it runs in a task of its own after parsing. A classic script at the end would force a layout there, and
 * another one for the first picture.
 */
const waker = Buffer.from(`<script type="module">${terse(wake)}</script>`);

/**
 * Scripts are fetched after the first paint, so that on a slow network they do not compete with visible content. Until
 * then the links in the head and the script at the end have another `rel` and `type`.
 */
export function linksAfterPaint(head: string): string {
  return head.replaceAll(preload, '<link rel="later"');
}

/** In pieces, since the whole page as one string would need a major garbage collection. */
export function scriptAfterPaint(body: Buffer): Buffer[] {
  const at = body.lastIndexOf(shell);
  if (at < 0) return [body];
  const ends = body.indexOf(shellEnds, at) + shellEnds.length;
  const script = body.toString('utf8', at, ends).replace('type="module"', 'type="later"');
  return [body.subarray(0, at), Buffer.from(script), waker, body.subarray(ends)];
}
