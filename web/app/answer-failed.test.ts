import { expect, test, vi } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { DatabaseAway } from '#api/shared/database/database-away.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { awayPage, failedPage, isServiceAway } from './answer-failed.ts';

const origins = { contentOrigin: 'http://content.example', apiOrigin: null };

test('while the database is away a page says so in both languages, with the time to retry', async () => {
  const page = awayPage(origins);
  const headers = ['retry-after', 'cache-control'].map((name) => page.headers.get(name));
  expect([page.status, ...headers]).toEqual([503, '5', 'no-store']);
  const html = await page.text();
  for (const sentence of ['O serviço está indisponível', 'The service is unavailable'])
    expect(html).toContain(sentence);
});

test('a failed page shows the number of the log entry, and nothing of the error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const page = failedPage(new Error('relation "secret" does not exist'), origins);
  const number = page.headers.get('x-request-id') ?? '';
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ level: 'error', request: number });
  const html = await page.text();
  expect([page.status, html.split(number).length, html.includes('secret')]).toEqual([500, 3, false]);
  log.mockRestore();
});

test.for([
  [new DatabaseAway('gone', { mayHaveCommitted: false }), true],
  [new ConnectionFailure(), true],
  [new Refusal('connection_failure'), true],
  [new Refusal('not_found'), false],
  [new Error('a bug'), false],
] as const)('tells whether the service is away: %s', ([error, isAway]) => expect(isServiceAway(error)).toBe(isAway));
