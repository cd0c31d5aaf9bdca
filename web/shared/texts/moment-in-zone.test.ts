import { expect, test } from 'vitest';
import { momentAt } from '#contract/rules/days-in-zone.ts';
import { dayInZone, momentInZone, timeInZone } from './moment-in-zone.ts';

const zones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'];
// The clocks of Lisbon change on 25 October 2026 and on 28 March 2027.
const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2027-03-29', '2026-12-01'];

test('a time of the place is the moment that the calendar says', () => {
  for (const zone of zones) {
    for (const day of days) {
      for (const time of ['00:30', '03:15', '09:30', '23:45']) {
        const moment = momentInZone(day, time, zone);
        expect([zone, day, time, moment]).toEqual([zone, day, time, momentAt(day, time, zone).toISOString()]);
        expect([dayInZone(moment ?? '', zone), timeInZone(moment ?? '', zone)]).toEqual([day, time]);
      }
    }
  }
});

test('what is no day or time is none', () => {
  expect(momentInZone('', '09:30', 'Africa/Luanda')).toBeNull();
  expect(momentInZone('2026-12-01', '', 'Africa/Luanda')).toBeNull();
  expect(momentInZone('', '', 'Africa/Luanda')).toBeNull();
  expect(momentInZone('2026-02-30', '09:30', 'Africa/Luanda')).toBeNull();
});
