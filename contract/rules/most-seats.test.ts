import { expect, test } from 'vitest';
import { mostSeatsFor } from './most-seats.ts';

test.each([
  [['student'], false, 1],
  [['client', 'student'], false, 1],
  [['client'], false, 200],
  [['trainer'], false, 200],
  [['student'], true, 200],
  [['client', 'student'], true, 200],
] as const)('%j, for an organization: %s, buys at most %i seats of a course', (roles, forOrganization, most) => {
  expect(mostSeatsFor(roles, { forOrganization })).toBe(most);
});
