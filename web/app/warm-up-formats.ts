import { yieldToBrowser } from '#web/shared/page/yield-to-browser.ts';

/**
 * The first formatted number takes the browser ten milliseconds and more, half of them for the numbering system, and the
 * first date some as well: here they take tasks of their own, before hydration.
 */
export async function warmUpFormats(locale: string): Promise<void> {
  numberingSystemsOf(new Intl.Locale(locale));
  await yieldToBrowser();
  new Intl.NumberFormat(locale).format(0);
  await yieldToBrowser();
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(0);
}

/** Browsers before 2024 do not have it, and the types do not declare it. */
function numberingSystemsOf(locale: Intl.Locale & { getNumberingSystems?: () => string[] }): string[] | undefined {
  return locale.getNumberingSystems?.();
}
