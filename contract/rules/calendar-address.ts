import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { flag, idNumber, oneOf, searchReader, text } from './search-reader.ts';

/** The filters of the calendar, as its page, its form and its feed name them in the address. */
export const readCalendarNarrowing = searchReader({
  type: oneOf(courseTypes),
  category: idNumber,
  partner: idNumber,
  city: text(100),
  has_seats: (raw) => flag(raw === '1' || raw),
});
export type CalendarNarrowing = ReturnType<typeof readCalendarNarrowing>;
export const calendarNarrowing = ['type', 'category', 'partner', 'city', 'has_seats'] as const;

export function classFilterOf({ category, partner, ...same }: CalendarNarrowing) {
  return {
    ...same,
    ...(category !== undefined && { category_id: category }),
    ...(partner !== undefined && { partner_id: partner }),
  };
}
