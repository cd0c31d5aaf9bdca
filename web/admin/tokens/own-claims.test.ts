import { expect, test } from 'vitest';
import { ownGroups } from './own-claims.ts';

test('a token can be given what its creator may do, but not the own account', () => {
  expect(ownGroups(['orders.read', 'users.edit', 'news.edit', 'orders.edit'])).toEqual([
    { group: 'money', claims: ['orders.read', 'orders.edit'] },
    { group: 'site', claims: ['news.edit'] },
  ]);
  expect(ownGroups(['users.edit'])).toEqual([]);
});
