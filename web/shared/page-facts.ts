import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext, type PageFacts } from './request-context.ts';

/** What the server says about itself on <html>; the browser reads it back from there. */
export const pageFacts: () => PageFacts = createIsomorphicFn()
  .server((): PageFacts => requestContext().page)
  .client((): PageFacts => {
    const { loadingMs, api, site, mails } = document.documentElement.dataset;
    return {
      loadingMs: Number(loadingMs),
      apiAddress: api ?? null,
      siteAddress: site ?? location.origin,
      keepsMails: mails === 'kept',
    };
  });
