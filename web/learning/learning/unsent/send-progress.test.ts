import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentProgress, SavedProgress } from '#contract/learning/learning/calls.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { progressOutbox, type ProgressOutbox } from './send-progress.ts';

/** Before the server has stored it, after it has stored it but before it could answer, or not at all. */
const fates = fc.constantFrom('arrives', 'lost', 'unanswered');
const seconds = fc.record({ content_id: fc.integer({ min: 1, max: 3 }), from: fc.integer({ min: 0, max: 500 }) });

test('nothing is lost and nothing is left, wherever the network and the browser fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(seconds, fates, fc.boolean()), { maxLength: 60 }), async (steps) => {
      const device = makeDevice();
      const expected = new Set<string>();
      for (const [{ content_id, from }, fate, isKilled] of steps) {
        expected.add(`${content_id} ${from}`);
        device.fate = fate;
        if (isKilled) device.restart();
        await device.outbox.save({ content_id, enrollment_id: 1, position_seconds: from, watched: [[from, from + 1]] });
      }
      device.fate = 'arrives';
      await device.outbox.flush();
      expect(device.unsent()).toEqual([]);
      expect(device.outbox.isWaiting()).toBe(false);
      expect([...device.arrived].toSorted()).toEqual([...expected].toSorted());
    }),
  );
});

test('what the server refuses does not hold up the rest', async () => {
  const device = makeDevice();
  device.refuses = 1;
  await device.outbox.save({ content_id: 1, enrollment_id: 1, opened: true });
  await device.outbox.save({ content_id: 2, enrollment_id: 1, watched: [[0, 1]] });
  expect(device.unsent()).toEqual([]);
  expect([...device.arrived]).toEqual(['2 0']);
});

test('an error of the server is no refusal', async () => {
  const device = makeDevice();
  device.fate = 'error';
  await device.outbox.save({ content_id: 1, enrollment_id: 1, watched: [[0, 1]] });
  expect(device.unsent()).toHaveLength(1);
  expect(device.outbox.isWaiting()).toBe(true);
});

test('what is left waits while somebody else is signed in', async () => {
  const device = makeDevice();
  device.fate = 'lost';
  await device.outbox.save({ content_id: 1, enrollment_id: 1, watched: [[0, 1]] });
  device.fate = 'arrives';
  device.isOwner = false;
  await device.outbox.flush();
  expect([device.unsent().length, device.arrived.size]).toEqual([1, 0]);
  device.isOwner = true;
  await device.outbox.flush();
  expect([device.unsent().length, device.arrived.size]).toEqual([0, 1]);
});

test('one retry waits, however often sending fails', async () => {
  const device = makeDevice();
  device.fate = 'lost';
  for (let at = 0; at < 5; at += 1)
    await device.outbox.save({ content_id: 1, enrollment_id: 1, watched: [[at, at + 1]] });
  expect(device.retries).toHaveLength(1);
});

function makeDevice() {
  let stored = '[]';
  const arrived = new Set<string>();
  const made = (): ProgressOutbox =>
    progressOutbox({
      read: (): ContentProgress[] => JSON.parse(stored),
      store: (unsent) => {
        stored = JSON.stringify(unsent);
      },
      send,
      note: () => {},
      maySend: (): boolean => device.isOwner,
      later: (run) => void device.retries.push(run),
    });
  const device = {
    fate: 'arrives',
    refuses: 0,
    isOwner: true,
    retries: new Array<() => void>(),
    arrived,
    unsent: (): unknown[] => JSON.parse(stored),
    outbox: made(),
    restart: () => {
      device.outbox = made();
    },
  };

  async function send({ content_id, watched = [] }: ContentProgress): Promise<SavedProgress> {
    if (device.fate === 'lost') throw new ConnectionFailure();
    if (device.fate === 'error') throw new ApiError(500, { status: 'error', message: '', errors: [] });
    if (device.refuses === content_id) throw new ApiError(404, { status: 'error', message: '', errors: [] });
    for (const [from, to] of watched) for (let at = from; at < to; at += 1) arrived.add(`${content_id} ${at}`);
    if (device.fate === 'unanswered') throw new ConnectionFailure();
    return { content_id, status: 'started', done_in_seconds: null, progress_rate: 0, is_concluded: false };
  }
  return device;
}
