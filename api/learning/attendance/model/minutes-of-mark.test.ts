import { describe, expect, test } from 'vitest';
import { minutesOfMark } from './minutes-of-mark.ts';

describe('the minutes of a mark', () => {
  test('are those of the lesson for who was there', () => {
    expect(minutesOfMark({ state: 'present' }, 180)).toBe(180);
  });

  test('are those after the arrival of who was late', () => {
    expect(minutesOfMark({ state: 'late', minutes: 165 }, 180)).toBe(165);
    expect(() => minutesOfMark({ state: 'late' }, 180)).toThrow('attendance_minutes_wrong');
  });

  test('are none for who was not there', () => {
    for (const state of ['absent', 'justified'] as const) {
      expect(minutesOfMark({ state }, 180)).toBe(0);
      expect(() => minutesOfMark({ state, minutes: 1 }, 180)).toThrow('attendance_minutes_wrong');
    }
  });

  test('are never more than the lesson has', () => {
    expect(minutesOfMark({ state: 'late', minutes: 180 }, 180)).toBe(180);
    expect(() => minutesOfMark({ state: 'present', minutes: 181 }, 180)).toThrow('attendance_minutes_wrong');
    expect(() => minutesOfMark({ state: 'present', minutes: 0 }, 180)).toThrow('attendance_minutes_wrong');
  });
});
