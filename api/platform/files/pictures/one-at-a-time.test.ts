import { expect, test } from 'vitest';
import { oneAtATime, oneAtATimeOf } from './one-at-a-time.ts';

test('pictures are drawn one at a time, those of users in turns with those of jobs', async () => {
  let drawing = 0;
  let most = 0;
  const order: string[] = [];
  const draw = (name: string) => async () => {
    most = Math.max(most, (drawing += 1));
    order.push(name);
    await new Promise(setImmediate);
    drawing -= 1;
  };
  const jobs = Array.from({ length: 12 }, (_, at) => oneAtATime(draw(`job ${at}`)));
  const photo = oneAtATimeOf('user 1', draw('photo'));
  await Promise.all([...jobs, photo]);
  expect(most).toBe(1);
  expect(order.indexOf('photo')).toBe(1);
});
