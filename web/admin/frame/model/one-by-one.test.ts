import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

class Refused extends Error {}
const isRefusal = (error: unknown) => error instanceof Refused;

test('a refusal concerns its item alone', async () => {
  const send = async (item: number) => {
    if (item === 2) throw new Refused();
  };
  const report = await oneByOne([1, 2, 3], { send, isRefusal });
  expect(report).toEqual({ done: [1, 3], refused: [{ item: 2, error: new Refused() }] });
});

test('a lost connection stops the rest', async () => {
  const lost = new Error('lost');
  const sent: number[] = [];
  const send = async (item: number) => {
    sent.push(item);
    if (item === 2) throw lost;
  };
  const report = await oneByOne([1, 2, 3], { send, isRefusal });
  expect(sent).toEqual([1, 2]);
  expect(report.done).toEqual([1]);
  expect(report.refused.map(({ item }) => item)).toEqual([2, 3]);
});
