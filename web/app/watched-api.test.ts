import { expect, test } from 'vitest';
import type { Api } from '#contract/index.ts';
import { watchedApi } from './watched-api.ts';

test('a failure is reported even if the page handles it', async () => {
  const failure = new Error('away');
  const seen: unknown[] = [];
  const settings = { retrieveLocales: () => Promise.reject(failure), retrieveCurrencies: async () => ({ total: 0 }) };
  const api = watchedApi({ settings } as unknown as Api, (error) => seen.push(error));
  expect(await api.settings.retrieveCurrencies({})).toEqual({ total: 0 });
  expect(await api.settings.retrieveLocales({}).catch(() => 'without')).toBe('without');
  expect(seen).toEqual([failure]);
});
