import { isDay, type Day } from '#contract/rules/days.ts';

export const lastShownDay: Day = '2099-12-31';

/** Time zones differed in other centuries. */
export function isShownDay(text: string): boolean {
  return text.startsWith('20') && isDay(text);
}
