import { expect, test } from 'vitest';
import { claims } from '#contract/people/identity/claims.ts';
import { claimGroups } from './claim-groups.ts';
import { nextClaims, togglesLeft } from './role-toggles.ts';

test('every claim stands in one group', () => {
  expect(Object.values(claimGroups).flat().toSorted()).toEqual([...claims].toSorted());
});

test('what is ticked is what is sent, and a tick that changes nothing is none', () => {
  const role = { id: 4, name: 'trainer' as const, claims: ['users.edit', 'forms.read'] as const };
  const toggles = { '4 forms.read': false, '4 orders.read': true, '4 users.edit': true, '3 orders.read': true };
  expect(togglesLeft(role, toggles)).toEqual({ 'forms.read': false, 'orders.read': true });
  expect(nextClaims(role, toggles)).toEqual(['orders.read', 'users.edit']);
});
