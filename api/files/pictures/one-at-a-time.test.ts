import { expect, test } from 'vitest';
import { oneAtATime, oneAtATimeUnlessBusy } from './one-at-a-time.ts';

test('of many waiting requests some are refused, but no job is', async () => {
  let drawing = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, (drawing += 1));
    await new Promise(setImmediate);
    drawing -= 1;
  };
  const sent = Array.from({ length: 12 }, () => oneAtATimeUnlessBusy(draw));
  const job = oneAtATime(draw);
  const answers = await Promise.allSettled(sent);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'server_busy' } });
  await job;
  expect(most).toBe(1);
  await oneAtATimeUnlessBusy(draw);
});
