import { getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from '#contract/index.ts';
import type { KnownCurrency, Visitor } from '#contract/visitor-values.ts';
import type { PageSubject, SaidHead } from '../page/page-subject.ts';

/** Written on <html> for the browser. `storesEmails`: emails are not sent but listed at /dev/mail. */
export type PageFacts = {
  loadingMs: number;
  apiAddress: string | null;
  siteAddress: string;
  storesEmails: boolean;
  savesData: boolean;
  currencies: readonly KnownCurrency[];
};

/**
 * Results of a rendering beside the HTML. `html` is absent when the page was refused or redirects; `isSecret` keeps a page
 * that is for one person out of shared caches.
 */
export type Outcome = {
  isGone: boolean;
  isSecret: boolean;
  head?: SaidHead;
  subject?: PageSubject;
  /** The parts of the texts that the page carries. */
  texts?: string[];
  html?: Buffer;
  error?: unknown;
};

export type RequestContext = {
  api: Api;
  visitor: Visitor;
  page: PageFacts;
  outcome: Outcome;
};

export function requestContext(): RequestContext {
  const context: object | undefined = getGlobalStartContext();
  if (!isRequestContext(context)) throw new Error('Only the server, while it renders a page, has a request context.');
  return context;
}

// Registered with Start instead, the router's type would depend on itself.
function isRequestContext(context: object | undefined): context is RequestContext {
  return context !== undefined && 'api' in context && 'visitor' in context;
}
