import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, stringifySearchWith, type Manifest } from '@tanstack/react-router';
import { FreshQueryClient } from '#web/shared/api/fresh-query-client.ts';
import { plainSearch } from '#web/shared/page/plain-search.ts';
import { searchValues } from '#web/shared/search/search-values.ts';
import { firstTexts } from '#web/shared/texts/texts-store.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { carriedBy, takeOver } from './carried-queries.ts';
import { routeTree } from './route-tree.gen.ts';

const freshForMs = 60_000;
// Long enough for the slowest loader; without a limit the queries of aborted requests would pile up.
const longestRenderMs = 10_000;
const onServer = typeof document === 'undefined';

const write = stringifySearchWith(String);

export async function getRouter() {
  const visitor = currentVisitor();
  const queryClient = new FreshQueryClient({
    defaultOptions: { queries: { staleTime: freshForMs, retry: false, ...(onServer && { gcTime: longestRenderMs }) } },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient, visitor, texts: await firstTexts() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={reset} />,
    // `?search=ingles`, not `?search=%22ingles%22`.
    parseSearch: (search) => searchValues(plainSearch(search)),
    stringifySearch: (search) => plainSearch(write(search)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    dehydrate: () => ({ queries: JSON.stringify(carriedBy(queryClient)) }),
    hydrate: ({ queries }) => {
      dropLinkedStyles(router.ssr?.manifest);
      takeOver(queryClient, JSON.parse(queries));
    },
  });
  return router;
}

/** The built styles of a page are inline; `HeadContent` would link each of them again. */
function dropLinkedStyles(manifest: Manifest | undefined): void {
  if (import.meta.env.PROD) for (const route of Object.values(manifest?.routes ?? {})) delete route.css;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
