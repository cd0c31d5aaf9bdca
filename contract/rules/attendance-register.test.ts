import { describe, expect, test } from 'vitest';
import { lessonMinutes, registerState } from './attendance-register.ts';

const lesson = {
  status: 'planned',
  starts_at: new Date('2026-12-01T08:00:00Z'),
  ends_at: new Date('2026-12-01T11:00:00Z'),
} as const;
const forTrainer = { classStatus: 'closed', isStaff: false } as const;
const forStaff = { classStatus: 'closed', isStaff: true } as const;
const at = (moment: string) => new Date(moment);

describe('the register of a lesson', () => {
  test('opens 15 minutes before it, for everybody', () => {
    for (const register of [forTrainer, forStaff]) {
      expect(registerState(lesson, register, at('2026-12-01T07:44:59Z'))).toBe('ahead');
      expect(registerState(lesson, register, at('2026-12-01T07:45:00Z'))).toBe('open');
    }
  });

  test('closes 72 hours after it for trainers, not for staff', () => {
    expect(registerState(lesson, forTrainer, at('2026-12-04T11:00:00Z'))).toBe('open');
    expect(registerState(lesson, forTrainer, at('2026-12-04T11:00:01Z'))).toBe('closed');
    expect(registerState(lesson, forStaff, at('2027-12-04T11:00:01Z'))).toBe('open');
  });

  test('stays closed for a canceled lesson, and once the class is over', () => {
    const during = at('2026-12-01T09:00:00Z');
    expect(registerState({ ...lesson, status: 'canceled' }, forStaff, during)).toBe('canceled');
    for (const classStatus of ['concluded', 'canceled'] as const) {
      expect(registerState(lesson, { ...forStaff, classStatus }, during)).toBe('over');
    }
  });
});

test('a lesson has whole minutes', () => {
  expect(lessonMinutes(lesson)).toBe(180);
  expect(lessonMinutes({ ...lesson, ends_at: new Date('2026-12-01T08:45:59Z') })).toBe(45);
});
