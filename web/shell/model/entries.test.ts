import { describe, expect, test } from 'vitest';
import type { Target } from '#web/shared/page/targets.ts';
import { badge, ownTools, siteLinks } from './entries.ts';

const who = (...roles: string[]) => ({ userRoles: roles.map((name) => ({ name })) });
const isCourses = (target: Target) => target === 'Courses';
const frame = { person: null, hasCart: true, exists: () => true };

describe('the links of the site', () => {
  test('are the same for every guest', () => {
    expect(siteLinks(frame)).toEqual(['Courses', 'Partners', 'Classes', 'About']);
  });

  test.each([
    [['student'], 'MyCourses'],
    [['trainer'], 'MyTrainerCourses'],
    [['trainer', 'student'], 'MyCourses'],
    [['client'], 'MyCourses'],
    [['administrator'], 'MyCourses'],
    [[], 'MyCourses'],
  ])('lead %j to %s', (roles, target) => {
    expect(siteLinks({ ...frame, person: who(...roles) }).at(-1)).toBe(target);
  });

  test('leave out missing pages', () => {
    expect(siteLinks({ ...frame, person: who('trainer'), exists: isCourses })).toEqual(['Courses']);
    expect(ownTools({ ...frame, person: who('student'), exists: isCourses })).toEqual([]);
  });
});

describe('cart, wishlist, warnings and notifications', () => {
  test('are not for signed-out visitors', () => {
    expect(ownTools(frame)).toEqual([]);
  });

  test('are for anyone who is signed in, the cart only when it is on', () => {
    const signedIn = { ...frame, person: who('client') };
    expect(ownTools(signedIn)).toEqual(['Wishlist', 'Warnings', 'Notifications', 'Cart']);
    expect(ownTools({ ...signedIn, hasCart: false })).toEqual(['Wishlist', 'Warnings', 'Notifications']);
  });
});

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '+99'],
])('a badge shows %d as %s', (count, shown) => {
  expect(badge(count)).toBe(shown);
});
