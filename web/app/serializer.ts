import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';

/**
 * The first number that is written takes the browser ten milliseconds and more, wherever that happens, and the first day
 * some as well; here nothing else waits with them. What it must know to tell how numbers are written is half of it.
 */
export async function learnToWrite(locale: string): Promise<void> {
  numberingSystemsOf(new Intl.Locale(locale));
  await yieldToBrowser();
  new Intl.NumberFormat(locale).format(0);
  await yieldToBrowser();
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(0);
}

/** Browsers of before 2024 have none, and the types know it as little. */
function numberingSystemsOf(locale: Intl.Locale & { getNumberingSystems?: () => string[] }): string[] | undefined {
  return locale.getNumberingSystems?.();
}
