/** How many days a buyer of a country has to withdraw, as the operator sets it; in Portugal a law sets the first (domain 1.4). */
export const withdrawalDays = [
  { country: 'PT', key: 'withdrawalDaysPT', otherwise: 14 },
  { country: 'AO', key: 'withdrawalDaysAO', otherwise: 7 },
  { country: 'MZ', key: 'withdrawalDaysMZ', otherwise: 7 },
] as const;

/** Of countries without a setting. */
const otherDays = 7;

/**
 * How many days a buyer of that country has to withdraw by the terms of that version, which names the countries where the
 * operator has set other days: `2026-11-01, AO 10` (domain 1.4).
 */
export function daysToWithdraw(termsVersion: string, country: string): number {
  const { otherwise } = withdrawalDays.find((each) => each.country === country) ?? { otherwise: otherDays };
  const [, days] = new RegExp(`, ${country} (\\d+(?:\\.\\d+)?)(?:,|$)`).exec(termsVersion) ?? [];
  return days === undefined ? otherwise : Number(days);
}
