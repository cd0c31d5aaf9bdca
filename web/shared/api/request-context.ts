import { getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from '#contract/index.ts';
import type { KnownCurrency, Visitor } from '#contract/visitor-values.ts';
import type { PageSubject, SaidHead } from '../page/page-subject.ts';

/** What the server tells the browser about itself on <html>; `storesEmails` where mails lie at /dev/mail, unsent. */
export type PageFacts = {
  loadingMs: number;
  apiAddress: string | null;
  siteAddress: string;
  storesEmails: boolean;
  /** The reader wants little data. */
  savesData: boolean;
  /** Those one may choose. */
  currencies: readonly KnownCurrency[];
};

/**
 * What a rendering finds out that its answer must say, and the page itself, unless it was refused, leads elsewhere, or
 * would be drawn from the very same as before. The address of a secret page is for one person alone.
 */
export type Outcome = {
  isGone: boolean;
  isSecret: boolean;
  head?: SaidHead;
  subject?: PageSubject;
  drawnFrom?: string;
  html?: Buffer;
  /** The drawing itself failed. */
  error?: unknown;
};

export type RequestContext = {
  api: Api;
  visitor: Visitor;
  page: PageFacts;
  /** What the page at this address was last drawn from, while that drawing may still be used. */
  lastDrawnFrom: string | undefined;
  outcome: Outcome;
};

/** What web/app/server.ts hands to a rendering. */
export function requestContext(): RequestContext {
  const context: object | undefined = getGlobalStartContext();
  if (!isRequestContext(context)) throw new Error('Only the server, while it renders a page, has a request context.');
  return context;
}

// Registered with Start, the type of the router would depend on itself.
function isRequestContext(context: object | undefined): context is RequestContext {
  return context !== undefined && 'api' in context && 'visitor' in context;
}
