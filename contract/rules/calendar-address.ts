import { courseTypes } from '../catalogue/values.ts';

type CourseType = (typeof courseTypes)[number];

/** What narrows the calendar of classes, under the names that its page, its form and its feed have in common. */
export type CalendarNarrowing = {
  category?: number;
  type?: CourseType;
  partner?: number;
  city?: string;
  has_seats?: true;
};
export const calendarNarrowing = ['type', 'category', 'partner', 'city', 'has_seats'] as const;

const longestCity = 100;

/** Reads an address or a sent form; what makes no sense is as if it had not been said, so that every choice has one address. */
export function readCalendarNarrowing(raw: Record<string, unknown>): CalendarNarrowing {
  const type = courseTypes.find((one) => one === raw['type']);
  const category = idIn(raw['category']);
  const partner = idIn(raw['partner']);
  const city = textIn(raw['city']).trim().slice(0, longestCity);
  return {
    ...(type && { type }),
    ...(category && { category }),
    ...(partner && { partner }),
    ...(city && { city }),
    ...(['true', '1'].includes(textIn(raw['has_seats'])) && { has_seats: true }),
  };
}

/** The same as a filter of classes. */
export function classFilterOf({ category, partner, ...same }: CalendarNarrowing) {
  return {
    ...same,
    ...(category !== undefined && { category_id: category }),
    ...(partner !== undefined && { partner_id: partner }),
  };
}

function textIn(raw: unknown): string {
  // No database keeps a null character.
  return ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw).replaceAll('\0', '') : '';
}

function idIn(raw: unknown): number | undefined {
  const id = Number(textIn(raw));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
