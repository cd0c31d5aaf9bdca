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

/** What a page with one answer is drawn from, after a change or none. */
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

describe('what a page is drawn from', () => {
  test('is the same for the same', async () => {
    expect(await sources()).toBe(await sources());
  });

  test.each<[string, Change]>([
    ['an answer', ({ queryClient }) => queryClient.setQueryData(['courses'], [{ id: 1, title: 'Alvenaria II' }])],
    ['what the server says of itself', ({ context }) => (context.page = { ...page, loadingMs: 1 })],
    ['the reader', ({ context }) => (context.visitor = { ...context.visitor, locale: 'en-GB' })],
    ['that it is gone', ({ context }) => (context.outcome.isGone = true)],
    ['what machines are told', ({ context }) => (context.outcome.subject = { kind: 'courses', courses: [] })],
  ])('differs by %s', async (_, change) => {
    expect(await sources(change)).not.toBe(await sources());
  });

  test('differs by the address', async () => {
    expect(await sources(undefined, '/?page=2')).not.toBe(await sources());
  });
});
