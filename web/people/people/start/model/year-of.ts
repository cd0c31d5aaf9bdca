import type { Certificate } from '#contract/learning/certificates/calls.ts';

type Counted = Pick<Certificate, 'status' | 'is_expired' | 'issued_on' | 'hours' | 'valid_until'>;

/** The training that a person's certificates prove: `hours` and `issued` in the year of `now`, `expires` the next to. */
export function yearOf(certificates: readonly Counted[], now: Date) {
  const year = now.getUTCFullYear();
  const standing = certificates.filter(({ status }) => status === 'issued');
  const inYear = standing.filter(({ issued_on }) => issued_on.startsWith(`${year}-`));
  const valid = standing.filter(({ is_expired }) => !is_expired);
  const [expires = null] = valid.flatMap(({ valid_until }) => valid_until ?? []).toSorted();
  return {
    year,
    hours: inYear.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
    issued: inYear.length,
    valid: valid.length,
    expires,
  };
}
