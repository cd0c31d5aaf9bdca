import { dayAfter, type Day } from '#contract/rules/days.ts';

const mostDaysAhead = 365;

/** From today on, at most a year ahead, and before the day on which the registrations of the class end. */
export function isGiftDay(day: Day, { today, lastDay }: { today: Day; lastDay: Day | null }): boolean {
  return day >= today && day <= dayAfter(today, mostDaysAhead) && (lastDay === null || day < lastDay);
}
