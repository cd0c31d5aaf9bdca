import { describe, expect, test } from 'vitest';
import { requireApart, requireWithinClass } from './lesson-times.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const times = (from: string, to: string) => ({ starts_at: at(from), ends_at: at(to) });
const held = { start_at: at('08:00'), end_at: at('18:00') };

describe('the times of a lesson', () => {
  test('lie within those of the class, its edges included', () => {
    expect(() => requireWithinClass(times('08:00', '18:00'), held)).not.toThrow();
    expect(() => requireWithinClass(times('07:59', '09:00'), held)).toThrow('lesson_outside_class');
    expect(() => requireWithinClass(times('17:00', '18:01'), held)).toThrow('lesson_outside_class');
    expect(() => requireWithinClass(times('03:00', '04:00'), { start_at: null, end_at: null })).not.toThrow();
  });

  test('run forwards, and for a day at most', () => {
    const free = { start_at: null, end_at: null };
    expect(() => requireWithinClass(times('10:00', '09:00'), free)).toThrow('lesson_backwards');
    expect(() => requireWithinClass(times('10:00', '10:00'), free)).toThrow('lesson_backwards');
    const long = { starts_at: at('10:00'), ends_at: new Date('2026-12-02T10:00:01Z') };
    expect(() => requireWithinClass(long, free)).toThrow('lesson_backwards');
    expect(() => requireWithinClass({ ...long, ends_at: new Date(Number.NaN) }, free)).toThrow('lesson_backwards');
  });

  test('are apart from those of the other lessons of a new class, in any order', () => {
    const [early, late] = [times('08:00', '10:00'), times('10:00', '12:00')];
    expect(() => requireApart([late, early])).not.toThrow();
    expect(() => requireApart([late, times('09:00', '10:01')])).toThrow('lessons_overlap');
    expect(() => requireApart([early, early])).toThrow('lessons_overlap');
    expect(() => requireApart([times('12:00', '10:00')])).toThrow('lesson_backwards');
  });
});
