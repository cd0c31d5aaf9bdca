import { PartMissing } from './lazy.ts';

/** The styles that this document has or is loading, by their paths; those in the page itself from the start. */
let styles: Map<string, Promise<void>> | undefined;

/**
 * Loads a part of the site together with the styles that it needs, so that nothing of it shows without them. It takes
 * the place of Vite's own loader (`scripts/vite/load-with-styles.ts`), which knows linked styles alone and would fetch
 * those again that are inline in the page.
 */
export async function loadWithStyles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const linked = await Promise.allSettled(files.map((file) => styleAt(`/${file}`)));
  for (const one of linked) if (one.status === 'rejected') report(one.reason);
  return load().catch(report);
}

function styleAt(path: string): Promise<void> {
  styles ??= new Map(inlineStyles().map((inline) => [inline, Promise.resolve()]));
  const existing = styles.get(path) ?? link(path);
  styles.set(path, existing);
  return existing;
}

function inlineStyles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(
    ({ dataset }) => dataset['href']?.split(' ') ?? [],
  );
}

/** What failed is tried again by the next part that needs it. */
function link(path: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = path;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      styles?.delete(path);
      element.remove();
      reject(new Error(`The styles at ${path} could not be loaded.`));
    });
    document.head.append(element);
  });
}

/**
 * As Vite reports it. When a listener takes the failure over, another error is thrown, because the router reloads the
 * page on those of the browser.
 */
function report(error: unknown): never {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  dispatchEvent(event);
  throw event.defaultPrevented ? new PartMissing(error) : error;
}
