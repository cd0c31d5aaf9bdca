import { describe, expect, test } from 'vitest';
import { stepOf } from './sheet-steps.ts';

const month = { span: 'month', from: '2026-12-01', day: '2026-12-10' } as const;

describe('the keyboard moves', () => {
  test('from day to day and from week to week', () => {
    expect(stepOf('ArrowRight', month)).toEqual({ to: '2026-12-11', by: 1, turns: false });
    expect(stepOf('ArrowUp', month)).toEqual({ to: '2026-12-03', by: -1, turns: false });
  });

  test('to the ends of the week', () => {
    expect(stepOf('Home', month)?.to).toBe('2026-12-07');
    expect(stepOf('End', month)?.to).toBe('2026-12-13');
  });

  test('to other sheets from any place', () => {
    expect(stepOf('PageDown', month)).toEqual({ to: '2027-01-07', by: 1, turns: true });
    expect(stepOf('PageUp', { ...month, day: undefined })).toMatchObject({ by: -1, turns: true });
    expect(stepOf('PageDown', { ...month, span: 'week' })?.to).toBe('2026-12-17');
  });

  test('nowhere by other keys, or by arrows without a day', () => {
    expect(stepOf('Enter', month)).toBeUndefined();
    expect(stepOf('ArrowLeft', { ...month, day: undefined })).toBeUndefined();
  });
});
