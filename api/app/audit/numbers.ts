import { sql, type RawBuilder } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

/** A number is `start` and then the count of its series, with at least `digits` digits. */
type Counted = { what: string; table: string; series: string; start: RawBuilder<string>; digits: number };

const year = sql`split_part(s.series, ' ', 2)`;

const counted: Counted[] = [
  { what: 'order', table: 'orders', series: 'orders %', start: sql`'M-' || ${year} || '-'`, digits: 6 },
  { what: 'proforma', table: 'invoices', series: 'proformas %', start: sql`'PF M' || ${year} || '/'`, digits: 1 },
];

export const numberInvariants: Invariant[] = [
  ...counted.map(withoutGap),
  ...counted.map(allCounted),
  invariant(
    'The certificates of an issuer are numbered without a gap each year',
    () => sql`
      select format('certificate %s of %s was counted, but there is none with that number', n, substr(s.series, 13)) as violation
      from number_series s cross join lateral generate_series(1, s.last_number) n
      where s.series like 'certificate %' and not exists (
        select from certificates c where c.number in (
          substr(s.series, 13) || '/C/' || lpad(n::text, greatest(6, length(n::text)), '0'),
          substr(s.series, 13) || '/P/' || lpad(n::text, greatest(6, length(n::text)), '0')))`,
  ),
  invariant(
    'No number was given to two certificates',
    () => sql`
      select format('the certificates %s share one number of their series', string_agg(number, ', ' order by id)) as violation
      from certificates
      group by split_part(number, '/', 1), split_part(number, '/', 2), split_part(number, '/', 4) having count(*) > 1`,
  ),
  invariant(
    'Every certificate was counted',
    () => sql`
      select format('certificate %s (%s) is not in its series', c.id, c.number) as violation
      from certificates c
      where not exists (
        select from number_series s
        where s.series = 'certificate ' || split_part(c.number, '/', 1) || '/' || split_part(c.number, '/', 2)
          and split_part(c.number, '/', 4)::bigint between 1 and s.last_number)`,
  ),
];

function withoutGap({ what, table, series, start, digits }: Counted): Invariant {
  return invariant(
    `The numbers of ${what}s have no gap in a year`,
    () => sql`
      select format('%s %s was counted in the series %s, but there is none with that number', ${what}::text, n, s.series) as violation
      from number_series s cross join lateral generate_series(1, s.last_number) n
      where s.series like ${series} and not exists (
        select from ${sql.table(table)} t
        where t.number = ${start} || lpad(n::text, greatest(${digits}::int, length(n::text)), '0'))`,
  );
}

function allCounted({ what, table, series, start }: Counted): Invariant {
  return invariant(
    `Every ${what} was counted`,
    () => sql`
      select format('%s %s (%s) is not in its series', ${what}::text, t.id, t.number) as violation
      from ${sql.table(table)} t
      where not exists (
        select from number_series s
        where s.series like ${series} and starts_with(t.number, ${start})
          and substr(t.number, length(${start}) + 1)::bigint between 1 and s.last_number)`,
  );
}
