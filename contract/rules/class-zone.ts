import type { courseTypes } from '#contract/offer/catalogue/values.ts';

type PlacedClass = { type: (typeof courseTypes)[number]; tz: string };

/** People attend a live online class from where they are; every other class has the hours of its place. */
export function followsReader({ type }: Pick<PlacedClass, 'type'>): boolean {
  return type === 'online-sync';
}

/** The zone whose hours and days come first. Without a reader, as on the server, it is that of the place. */
export function firstZoneOf(of: PlacedClass, readerZone: string | null): string {
  return readerZone !== null && followsReader(of) ? readerZone : of.tz;
}
