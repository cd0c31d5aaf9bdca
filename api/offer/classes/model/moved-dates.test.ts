import { describe, expect, test } from 'vitest';
import { mover } from './moved-dates.ts';

const start_at = new Date('2027-03-01T09:00:00Z');

describe('the dates of a repeated class', () => {
  test('keep their time of day and their distance, also where the clocks change between', () => {
    const move = mover({ start_at, tz: 'Europe/Lisbon' }, '2027-03-29');
    expect(move(start_at)).toEqual(new Date('2027-03-29T08:00:00Z'));
    expect(move(new Date('2027-02-26T23:59:59Z'))).toEqual(new Date('2027-03-26T23:59:59Z'));
    expect(move(null)).toBeNull();
  });

  test('move back as well, and not at all for the same day', () => {
    expect(mover({ start_at, tz: 'Africa/Luanda' }, '2027-02-22')(start_at)).toEqual(new Date('2027-02-22T09:00:00Z'));
    expect(mover({ start_at, tz: 'Africa/Luanda' }, '2027-03-01')(start_at)).toEqual(start_at);
  });

  test('count from the day at the place of the class', () => {
    const late = new Date('2027-03-01T23:30:00Z');
    expect(mover({ start_at: late, tz: 'Africa/Luanda' }, '2027-03-03')(late)).toEqual(
      new Date('2027-03-02T23:30:00Z'),
    );
  });

  test('need a first day where the class has a start, and none where it has none', () => {
    expect(() => mover({ start_at, tz: 'Africa/Luanda' }, null)).toThrow('invalid_input');
    expect(() => mover({ start_at: null, tz: 'Africa/Luanda' }, '2027-03-01')).toThrow('invalid_input');
    expect(mover({ start_at: null, tz: 'Africa/Luanda' }, null)(start_at)).toBeNull();
  });
});
