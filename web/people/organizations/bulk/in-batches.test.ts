import { expect, test } from 'vitest';
import { batchSize, inBatches } from './in-batches.ts';

const refusal = new Error('refused');
const full = new Error('no seat is free');
const items = Array.from({ length: 2 * batchSize + 1 }, (_, place) => place);

function sending(answer: (batch: readonly number[]) => Error | null, isStopped = () => false) {
  const progress: number[] = [];
  const sent: number[] = [];
  const how = {
    send: async (batch: readonly number[]) => {
      sent.push(batch.length);
      const error = answer(batch);
      if (error) throw error;
    },
    isRefusal: (error: unknown) => error === refusal || error === full,
    isFinal: (error: unknown) => error === full,
    isStopped,
    onProgress: (finished: number) => void progress.push(finished),
  };
  return { run: () => inBatches(items, how), progress, sent };
}

test('everything is sent in batches, with progress', async () => {
  const { run, progress } = sending(() => null);
  expect(await run()).toEqual({ done: items, refused: [], left: [], error: null });
  expect(progress).toEqual([batchSize, 2 * batchSize, 2 * batchSize + 1]);
});

test('an item that is refused does not stop the others of its batch', async () => {
  const { run, progress } = sending((batch) => (batch.includes(3) ? refusal : null));
  const { done, refused, left } = await run();
  expect(refused).toEqual([{ item: 3, error: refusal }]);
  expect(done).toEqual(items.filter((item) => item !== 3));
  expect(left).toEqual([]);
  expect(progress.at(-1)).toBe(items.length);
});

test('a lost connection stops, and the rest is left to be tried again', async () => {
  const lost = new Error('lost');
  const { done, refused, left, error } = await sending((batch) => (batch.includes(batchSize) ? lost : null)).run();
  expect(done).toHaveLength(batchSize);
  expect(refused).toEqual([]);
  expect(left).toEqual(items.slice(batchSize));
  expect(error).toBe(lost);
});

test('is stopped by hand after the batch that is under way', async () => {
  const { run, progress, sent } = sending(
    () => null,
    () => progress.length === 1,
  );
  expect(await run()).toMatchObject({ left: items.slice(batchSize), error: null });
  expect(sent).toEqual([batchSize]);
});

test('is stopped by hand in the midst of a batch that was refused', async () => {
  const { run, progress } = sending(
    (batch) => (batch.length > 1 ? refusal : null),
    () => progress.length === 2,
  );
  expect(await run()).toMatchObject({ done: [0, 1], left: items.slice(2) });
});

test('a refusal that every item would meet is not sought for each of them', async () => {
  const { run, sent } = sending((batch) => (batch.some((item) => item > 1) ? full : null));
  const { done, refused, left } = await run();
  expect(done).toEqual([0, 1]);
  expect(refused.map(({ item }) => item)).toEqual(items.slice(2));
  expect(left).toEqual([]);
  expect(sent).toEqual([batchSize, 1, 1, 1]);
});
