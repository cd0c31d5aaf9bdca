import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/sales/orders/values.ts';
import { stepsOf } from './order-steps.ts';

test.each(orderStatuses)('an order that is %s has at most one current step', (status) => {
  const states = stepsOf(status).map(({ state }) => state);
  expect(states.filter((state) => state === 'current').length).toBe(status === 'finalizada' ? 0 : 1);
  expect(states.lastIndexOf('done')).toBeLessThan(states.includes('ahead') ? states.indexOf('ahead') : states.length);
});
