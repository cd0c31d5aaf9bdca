import { expect, test } from 'vitest';
import { deskClaims } from '#web/shared/session/desk-claims.ts';
import { areasOf } from './open-place.ts';
import { areas } from './pages.ts';

test('anyone who may open an area finds the way to the desk', () => {
  expect([...new Set(areas.flatMap(({ claim }) => claim))].toSorted()).toEqual([...deskClaims].toSorted());
});

test('a user sees the areas that their claims open', () => {
  expect(areasOf([])).toEqual([]);
  expect(areasOf(['reviews.hide']).map(({ path }) => path)).toEqual(['inbox']);
  expect(areasOf(['catalogue.edit']).map(({ path }) => path)).toEqual(['courses', 'categories', 'partners']);
  expect(areasOf(['users.read', 'audit.read']).map(({ path }) => path)).toEqual(['people', 'audit']);
});
