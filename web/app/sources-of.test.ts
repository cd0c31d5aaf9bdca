import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { sourcesOf, type Sources } from './sources-of.ts';

type Change = (made: { queryClient: QueryClient; context: Sources }) => void;

const page = {
  loadingMs: 0,
  apiAddress: null,
  siteAddress: 'http://localhost',
  storesEmails: false,
  savesData: false,
  currencies: [],
};

async function sources(change: Change = () => undefined, address = '/?page=1'): Promise<string> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['courses'], [{ id: 1, title: 'Alvenaria' }]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => ({ title: 'Cursos' }) }),
    context: { queryClient },
    history,
    isServer: true,
  });
  await router.load();
  const context: Sources = {
    visitor: { locale: 'pt-AO', currency: 'aoa' },
    page,
    outcome: { isGone: false, isSecret: false },
  };
  change({ queryClient, context });
  return sourcesOf(router, context);
}

describe('the hash of the sources of a page', () => {
  test('is the same for the same sources', async () => {
    expect(await sources()).toBe(await sources());
  });

  test.each<[string, Change]>([
    ['an answer', ({ queryClient }) => queryClient.setQueryData(['courses'], [{ id: 1, title: 'Alvenaria II' }])],
    ['a setting of the server', ({ context }) => (context.page = { ...page, loadingMs: 1 })],
    ['the visitor', ({ context }) => (context.visitor = { ...context.visitor, locale: 'en-GB' })],
    ['a page that is gone', ({ context }) => (context.outcome.isGone = true)],
    ['the facts for search engines', ({ context }) => (context.outcome.subject = { kind: 'courses', courses: [] })],
  ])('differs by %s', async (_, change) => {
    expect(await sources(change)).not.toBe(await sources());
  });

  test('differs by the address', async () => {
    expect(await sources(undefined, '/?page=2')).not.toBe(await sources());
  });
});
