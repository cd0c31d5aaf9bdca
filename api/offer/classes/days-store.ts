import { sql, type RawBuilder } from 'kysely';
import { timeZones } from '#contract/offer/classes/values.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { beginsOf } from '#contract/rules/days-in-zone.ts';

/** Without the zone of a reader every class is on the days of its place. */
export type ClassDays = { days: readonly Day[]; readerZone: string | null };

/**
 * The number of the day, from one, on which a class `k` begins or meets `at` a moment: in the zone of its place, or of
 * the reader where the class is live online. 0 and one more than the days lie outside.
 */
export function placeOfDay({ days, readerZone }: ClassDays, at: RawBuilder<unknown>): RawBuilder<number> {
  const inZone = (zone: string) => sql`width_bucket(${at}, array[${edges(days, zone)}])`;
  const inPlaces = timeZones.map((zone) => sql`when k.tz = ${zone} then ${inZone(zone)}`);
  const inReaders = readerZone === null ? sql`` : sql`when k.type = 'online-sync' then ${inZone(readerZone)}`;
  return sql`case ${inReaders} ${sql.join(inPlaces, sql` `)} end`;
}

/** From the first begin of the days in any of the zones to the last end. */
export function spanOf({ days, readerZone }: ClassDays): { from: Date; until: Date } {
  const edge = [days[0] ?? '', dayAfter(days.at(-1) ?? '', 1)];
  const moments = [...timeZones, ...(readerZone === null ? [] : [readerZone])].map((zone) =>
    beginsOf(edge, zone).map((begin) => begin.getTime()),
  );
  return {
    from: new Date(Math.min(...moments.map(([begin = 0]) => begin))),
    until: new Date(Math.max(...moments.map(([, end = 0]) => end))),
  };
}

function edges(days: readonly Day[], zone: string): RawBuilder<unknown> {
  const begins = beginsOf([...days, dayAfter(days.at(-1) ?? '', 1)], zone);
  return sql.join(begins.map((begin) => sql`${begin.toISOString()}::timestamptz`));
}
