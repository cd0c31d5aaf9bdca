import { expect, test } from 'vitest';
import { daysFrom } from './days.ts';
import { momentAt } from './days-in-zone.ts';
import { momentIn } from './moment-in.ts';

const zones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'];
const times = ['00:00', '00:30', '01:30', '02:00', '02:30', '08:00', '12:00', '17:00', '23:59'];

test.each(zones)('a time of day in %s is the same moment as by the calendar library', (zone) => {
  for (const day of daysFrom('2026-03-01', 300)) {
    for (const time of times) expect(momentIn(zone, day, time)).toEqual(momentAt(day, time, zone));
  }
});
