import { describe, expect } from 'vitest';
import { clearRate, isWithinRate, limitRate } from './rate-limit.ts';
import { test, testNow } from '../testing/database.ts';

const limit = { most: 3, withinSeconds: 60 };
const after = (seconds: number) => () => new Date(testNow.getTime() + seconds * 1_000);

describe('a limit', () => {
  test('refuses further hits with the seconds to wait', async ({ ctx }) => {
    for (let hit = 0; hit < 3; hit += 1) await limitRate(ctx, 'sign-in ana', limit);
    const tooOften = { code: 'too_many_requests', status: 429 };
    await expect(limitRate(ctx, 'sign-in ana', limit)).rejects.toMatchObject({ ...tooOften, data: { seconds: 60 } });
    await expect(limitRate({ ...ctx, now: after(45) }, 'sign-in ana', limit)).rejects.toMatchObject({
      ...tooOften,
      data: { seconds: 15 },
    });
  });

  test('counts each bucket separately', async ({ ctx }) => {
    for (let hit = 0; hit < 3; hit += 1) await limitRate(ctx, 'sign-in ana', limit);
    await expect(limitRate(ctx, 'sign-in rui', limit)).resolves.toBeUndefined();
  });

  test('starts again after its window', async ({ ctx }) => {
    for (let hit = 0; hit < 3; hit += 1) await limitRate(ctx, 'sign-in ana', limit);
    for (let hit = 0; hit < 3; hit += 1) await limitRate({ ...ctx, now: after(60) }, 'sign-in ana', limit);
    await expect(limitRate({ ...ctx, now: after(61) }, 'sign-in ana', limit)).rejects.toThrow('too_many_requests');
  });

  test('can answer instead of refusing', async ({ ctx }) => {
    const answers: boolean[] = [];
    for (let hit = 0; hit < 4; hit += 1) answers.push(await isWithinRate(ctx, 'email ana', limit));
    expect(answers).toEqual([true, true, true, false]);
    expect(await isWithinRate({ ...ctx, now: after(60) }, 'email ana', limit)).toBe(true);
  });

  test('can be cleared', async ({ ctx }) => {
    for (let hit = 0; hit < 3; hit += 1) await limitRate(ctx, 'sign-in ana', limit);
    await clearRate(ctx, 'sign-in ana');
    await expect(limitRate(ctx, 'sign-in ana', limit)).resolves.toBeUndefined();
  });
});
