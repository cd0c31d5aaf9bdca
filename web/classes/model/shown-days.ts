import { isDay, type Day } from '#contract/rules/days.ts';

/** The last that an address can name. */
export const lastShownDay: Day = '2099-12-31';

/** Other centuries have clocks of their own. */
export function isShownDay(text: string): boolean {
  return text.startsWith('20') && isDay(text);
}
