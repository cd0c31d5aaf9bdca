import { firstLegalCode, type LegalTextKind } from '#contract/platform/legal/values.ts';

export type VersionInForce = { kind: LegalTextKind; country: string | null; code: string };
type Accepted = {
  main: LegalTextKind;
  inForce: readonly VersionInForce[];
  otherDays?: readonly { country: string; days: number }[];
};

/**
 * One name for all that is accepted together: the version of the `main` text, then whatever else is not as the site began, as
 * `2026-12-01, refunds 2027-01-15, terms AO 2027-02-01, AO 10`. `daysToWithdraw` reads the days from it.
 */
export function nameVersions({ main, inForce, otherDays = [] }: Accepted): string {
  const first = inForce.find(({ kind, country }) => kind === main && country === null);
  const others = inForce.filter((one) => one !== first && !isFirst(one)).map(nameOf);
  const days = otherDays.map(({ country, days: count }) => `${country} ${count}`);
  return [first?.code ?? firstLegalCode, ...others.toSorted(), ...days].join(', ');
}

function isFirst({ country, code }: VersionInForce): boolean {
  return country === null && code === firstLegalCode;
}

function nameOf({ kind, country, code }: VersionInForce): string {
  return [kind, ...(country === null ? [] : [country]), code].join(' ');
}
