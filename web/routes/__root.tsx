import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  Scripts,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { IntlProvider } from 'use-intl/react';
import { grammarOf } from '#contract/visitor-values.ts';
import { goneOf } from '#web/shared/page/gone-content.ts';
import { isMissing, type MatchState } from '#web/shared/page/is-missing.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import '#web/shared/styles/tokens.css';
import '#web/shared/styles/base.css';
import type { Texts } from '#web/shared/texts/texts.ts';
import { textsOf } from '#web/shared/texts/texts-of-routes.ts';
import { fetchTexts, useCurrentTexts } from '#web/shared/texts/texts-store.ts';
import { isCurrency, isLocale, type Visitor } from '#web/shared/visitor/visitor.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { Shell } from '#web/shell/shell.tsx';

type Context = { queryClient: QueryClient; visitor: Visitor; texts: Texts };

export const Route = createRootRouteWithContext<Context>()({
  // Language and currency in the address stay in it from page to page.
  validateSearch: ({
    lang,
    currency,
  }: Record<string, unknown>): { lang?: Visitor['locale']; currency?: Visitor['currency'] } => ({
    ...(isLocale(lang) && { lang }),
    ...(isCurrency(currency) && { currency }),
  }),
  beforeLoad: async ({ matches }): Promise<void> => {
    await fetchTexts(textsOf(matches));
  },
  search: { middlewares: [retainSearchParams(['lang', 'currency'])] },
  head: ({ match, matches }) => ({ meta: [{ title: titleWithout(matches, match.context.texts) }] }),
  component: Root,
  errorComponent: ErrorRoot,
  notFoundComponent: NotFoundPage,
});

/** Titles a page that has none of its own. */
function titleWithout(matches: readonly MatchState[], { site }: Texts): string {
  const missing = matches.find(isMissing);
  if (!missing) return site.name;
  return `${goneOf(missing)?.title ?? site.not_found_title} · ${site.name}`;
}

function Root() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

function ErrorRoot({ error, reset }: ErrorComponentProps) {
  return (
    <Document>
      <ErrorPage error={error} onRetry={reset} />
    </Document>
  );
}

function Document({ children }: { children: React.ReactNode }) {
  const { visitor, texts: drawnWith } = Route.useRouteContext();
  const texts = useCurrentTexts(drawnWith);
  const { loadingMs, apiAddress, siteAddress, storesEmails, savesData, currencies } = pageFacts();

  return (
    <html
      lang={visitor.locale}
      data-currency={visitor.currency}
      data-currencies={JSON.stringify(currencies)}
      data-loading-ms={loadingMs}
      data-api={apiAddress ?? undefined}
      data-site={siteAddress}
      data-saver={savesData ? '' : undefined}
      data-mails={storesEmails ? 'kept' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <IntlProvider locale={grammarOf(visitor.locale)} messages={texts} timeZone="UTC">
          <Shell>{children}</Shell>
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  );
}
