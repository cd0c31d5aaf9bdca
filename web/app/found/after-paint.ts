const preload = /<link rel="modulepreload"/g;
const shell = /<script type="module" async="" src="([^"]+)"><\/script>/;

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
 * Scripts are fetched once the page is painted, so that on a slow network nothing that is seen waits beside them. Until
 * then links and script stand there under another name.
 */
export function afterPaint(html: string): string {
  return html
    .replaceAll(preload, '<link rel="later"')
    .replace(
      shell,
      (_all, src: string) => `<script type="later" async="" src="${src}"></script><script>${wake}</script>`,
    );
}
