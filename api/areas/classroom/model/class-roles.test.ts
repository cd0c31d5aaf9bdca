import { expect, test } from 'vitest';
import { classRolesOf, type Part } from './class-roles.ts';

const nobody: Part = { enrollment: null, teaches: false, is_staff: false, employs: false };
const held = (status: NonNullable<Part['enrollment']>['status'], awaits_regulation = false, is_paid = true) => ({
  ...nobody,
  enrollment: { status, is_paid, awaits_regulation },
});

test('a person without any part in a class is a stranger', () => {
  expect(classRolesOf(nobody)).toEqual(['stranger']);
});

test('a learner is what the enrollment says', () => {
  expect(classRolesOf(held('enrolled'))).toEqual(['enrolled']);
  expect(classRolesOf(held('enrolled', true))).toEqual(['unaccepted']);
  expect(classRolesOf(held('registered', true, false))).toEqual(['registered']);
  expect(classRolesOf(held('registered', true))).toEqual(['undocumented']);
  expect(classRolesOf(held('withdrawal'))).toEqual(['withdrawn']);
  expect(classRolesOf(held('canceled'))).toEqual(['canceled']);
});

test('several parts add up, the part of the learner first', () => {
  const all = { ...held('enrolled'), teaches: true, is_staff: true, employs: true };
  expect(classRolesOf(all)).toEqual(['enrolled', 'trainer', 'administrator', 'employer']);
});
