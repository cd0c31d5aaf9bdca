import { courseTypes } from '#contract/offer/catalogue/values.ts';

type CourseType = (typeof courseTypes)[number];

/** The filters of the calendar, as its page, its form and its feed name them in the address. */
export type CalendarNarrowing = {
  category?: number;
  type?: CourseType;
  partner?: number;
  city?: string;
  has_seats?: true;
};
export const calendarNarrowing = ['type', 'category', 'partner', 'city', 'has_seats'] as const;

const longestCity = 100;

/** Ignores invalid values, so that each choice has one address. */
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

export function classFilterOf({ category, partner, ...same }: CalendarNarrowing) {
  return {
    ...same,
    ...(category !== undefined && { category_id: category }),
    ...(partner !== undefined && { partner_id: partner }),
  };
}

function textIn(raw: unknown): string {
  // PostgreSQL stores no NUL.
  return ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw).replaceAll('\0', '') : '';
}

function idIn(raw: unknown): number | undefined {
  const id = Number(textIn(raw));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
