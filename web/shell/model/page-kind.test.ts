import { expect, test } from 'vitest';
import { pageKind } from './page-kind.ts';

test.each([
  ['/login', 'sign'],
  ['/confirm-email/abc', 'sign'],
  ['/cart', 'cart'],
  ['/payment/1/2', 'cart'],
  ['/profile', 'own'],
  ['/profile/my-courses', 'own'],
  ['/classes/12/lessons', 'own'],
  ['/courses/3/learn', 'own'],
  ['/forms/abc', 'other'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
