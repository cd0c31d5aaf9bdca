import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openWorker } from './open-worker.ts';

function opened(deadlineMs = 20_000) {
  const work = openWorker<(work: string) => Promise<string>>({
    file: 'api/shared/testing/worker.ts',
    deadlineMs,
    mostSenders: 2,
    mostOfOne: 2,
  });
  return (input: string) => work('eva', input);
}

describe('a worker', () => {
  test('answers one at a time, and refuses a sender whose pieces are too many', async () => {
    const work = opened();
    const answers = await Promise.allSettled(['answer', 'answer', 'answer', 'answer'].map(work));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { code: 'too_many_requests', status: 429 } });
    expect(await work('answer')).toBe('done');
  });

  test('ends at its deadline, and works again afterwards', async () => {
    const work = opened(1_000);
    const happened: string[] = [];
    const stopped = work('loop').then((answer) => happened.push(`answered ${answer}`));
    await setTimeout(1);
    happened.push('the server went on');
    await stopped;
    expect(happened).toEqual(['the server went on', 'answered null']);
    expect(await work('answer')).toBe('done');
  });

  test('ends when it takes too much memory', async () => {
    const work = opened();
    expect(await work('grow')).toBeNull();
    expect(await work('answer')).toBe('done');
  });

  test('passes errors on, and works again afterwards', async () => {
    const work = opened();
    await expect(work('fail')).rejects.toThrow('The work failed.');
    expect(await work('answer')).toBe('done');
  });
});
