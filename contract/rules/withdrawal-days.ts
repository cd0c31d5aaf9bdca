import { withdrawalDays } from '#contract/platform/settings/values.ts';

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
