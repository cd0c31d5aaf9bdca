/** The pages that a browser may keep to be read without a network: everybody's, drawn for nobody in particular. */
const everybodys =
  /^\/((courses|partners|news)(\/\d+)?|classes|about|contact|sitemap|certificate-validation|privacy-policy|terms-and-services)?$/;

/** Whether the page at this address may be kept. One that leads on after the sign-in says where somebody was. */
export function isCacheable({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return everybodys.test(pathname) && !searchParams.has('redirect');
}

/** A list of the start, as it was asked for in a locale and answered; both bodies as JSON text. */
export type AnsweredList = { address: string; locale: string; body: string; answer: string };

/** What the page tells the service worker. */
export type ToWorker =
  /**
   * This page was read. `address` is where it lies; `drawnAt` where the server draws it as it was read, which is another
   * address when the language or currency is the reader's own choice. `files` are those it has fetched so far.
   */
  | { kind: 'seen'; address: string; drawnAt: string; locale: string; files: string[] }
  /** The start got these lists before the worker was there. */
  | { kind: 'lists'; lists: AnsweredList[] }
  /** Somebody signed out. */
  | { kind: 'forget' };
