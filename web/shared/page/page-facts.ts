import { createIsomorphicFn } from '@tanstack/react-start';
import type { KnownCurrency } from '#contract/visitor-values.ts';
import { requestContext, type PageFacts } from '../api/request-context.ts';

let drawnWith: readonly KnownCurrency[] | undefined;

export const pageFacts: () => PageFacts = createIsomorphicFn()
  .server((): PageFacts => requestContext().page)
  .client((): PageFacts => {
    const { loadingMs, api, site, mails, saver, currencies } = document.documentElement.dataset;
    return {
      loadingMs: Number(loadingMs),
      apiAddress: api ?? null,
      siteAddress: site ?? location.origin,
      storesEmails: mails === 'kept',
      savesData: saver !== undefined,
      currencies: (drawnWith ??= JSON.parse(currencies ?? '[]')),
    };
  });
