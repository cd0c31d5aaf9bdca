import { expect, test } from 'vitest';
import { FreshQueryClient } from './fresh-query-client.ts';

const queryKey = ['warnings'];

function answeredByHand() {
  const answers: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, queryFn };
}

test('a first fetch that is invalidated is not kept, and its caller gets what was fetched afterwards', async () => {
  const client = new FreshQueryClient();
  const { answers, queryFn } = answeredByHand();
  const match = client.fetchQuery({ queryKey, queryFn });
  await Promise.resolve();
  const invalidated = client.invalidateQueries({ queryKey });
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  answers[0]?.('before the command');
  answers[1]?.('after the command');
  await invalidated;
  expect(await match).toBe('after the command');
  expect(client.getQueryData(queryKey)).toBe('after the command');
});

test('other first fetches go on', async () => {
  const client = new FreshQueryClient();
  const { answers, queryFn } = answeredByHand();
  const match = client.fetchQuery({ queryKey, queryFn });
  await Promise.resolve();
  await client.invalidateQueries({ queryKey: ['orders'] });
  answers[0]?.('first');
  expect(await match).toBe('first');
  expect(answers).toHaveLength(1);
});
