/** Public pages, equal for everybody, that the service worker may store for reading offline. */
const publicPages =
  /^\/((courses|partners|news)(\/\d+)?|trainers\/\d+|classes|about|contact|sitemap|certificate-validation|privacy-policy|terms-and-services)?$/;

/** An address with `redirect` reveals where somebody was going, so it is not stored. */
export function isCacheable({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return publicPages.test(pathname) && !searchParams.has('redirect');
}

/** A start-up list with its locale; `body` and `answer` are JSON text. */
export type AnsweredList = { address: string; locale: string; body: string; answer: string };

export type ToWorker =
  /**
   * A page was read. `drawnAt` is the address at which the server renders it as it was read: it differs from `address`
   * when language or currency are the reader's own choice. `files` were fetched so far.
   */
  | { kind: 'seen'; address: string; drawnAt: string; locale: string; files: string[] }
  /** A page behind the sign-in was read: its document is stored without data. `files` are those that it needs. */
  | { kind: 'own'; address: string; files: string[] }
  | { kind: 'lists'; lists: AnsweredList[] }
  /** To a worker that waits: it replaces the active one. */
  | { kind: 'replace' }
  | { kind: 'forget' };
