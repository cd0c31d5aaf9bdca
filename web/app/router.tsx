import { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { plainSearch } from '#web/shared/plain-search.ts';
import { firstTexts } from '#web/shared/texts-store.ts';
import { currentVisitor } from '#web/shared/visitor.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { routeTree } from './route-tree.gen.ts';

const freshForMs = 60_000;
// Long enough for the slowest loader of a page; for ever, aborted requests would pile up.
const longestRenderMs = 10_000;
const onServer = typeof document === 'undefined';

const read = parseSearchWith((value) => value);
const write = stringifySearchWith(String);

export async function getRouter() {
  const visitor = currentVisitor();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: freshForMs, retry: false, ...(onServer && { gcTime: longestRenderMs }) } },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient, visitor, texts: await firstTexts() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
    // Plain words in the address: `?search=ingles`, never `?search=%22ingles%22`.
    parseSearch: (search) => read(plainSearch(search)),
    stringifySearch: (search) => plainSearch(write(search)),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (!onServer) countFromNow(router.options, queryClient);
  return router;
}

/**
 * What the page carries is as fresh as its arrival, however long it was kept: a change of its data would have dropped it.
 * Counted from its drawing, all of it would be asked for again at once.
 */
function countFromNow(options: Hydrated, queryClient: QueryClient): void {
  const { hydrate } = options;
  options.hydrate = async (dehydrated: never) => {
    await hydrate?.(dehydrated);
    const dataUpdatedAt = Date.now();
    for (const query of queryClient.getQueryCache().getAll()) query.setState({ dataUpdatedAt });
  };
}

type Hydrated = { hydrate?: ((dehydrated: never) => Promise<void> | void) | undefined };

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
