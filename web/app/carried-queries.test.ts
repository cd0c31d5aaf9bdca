import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { carriedBy, takeOver } from './carried-queries.ts';

test('a page carries only the key and the answer of each query, which are fresh in the browser', async () => {
  const server = new QueryClient();
  await server.fetchQuery({ queryKey: ['courses', { page: 2 }], queryFn: async () => ({ total: 3 }) });
  await server
    .fetchQuery({ queryKey: ['gone'], queryFn: () => Promise.reject(new Error()), retry: false })
    .catch(() => 0);
  const carried = carriedBy(server);
  expect(carried).toEqual([{ key: ['courses', { page: 2 }], data: { total: 3 } }]);

  const browser = new QueryClient();
  const arrived = Date.now();
  takeOver(browser, JSON.parse(JSON.stringify(carried)));
  const state = browser.getQueryState(['courses', { page: 2 }]);
  expect(state).toMatchObject({ status: 'success', data: { total: 3 } });
  expect(state?.dataUpdatedAt).toBeGreaterThanOrEqual(arrived);
});
