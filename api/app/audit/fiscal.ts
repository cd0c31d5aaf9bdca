import { sql } from 'kysely';
import { invariant, type Invariant } from './invariant.ts';

export const fiscalInvariants: Invariant[] = [
  invariant(
    'The numbers of fiscal documents have no gap in a series',
    () => sql`
      select format('series %s (%s %s%s) gives %s next, but has %s documents up to number %s',
        s.id, s.kind, s.prefix, s.year, s.next_number, d.documents, d.last) as violation
      from fiscal_series s cross join lateral (
        select count(*) as documents, coalesce(max(series_number), 0) as last from fiscal_documents where series_id = s.id
      ) d
      where (s.next_number - 1, s.next_number - 1) is distinct from (d.documents, d.last)`,
  ),
  invariant(
    'A signed fiscal document continues the chain of its series',
    () => sql`
      select format('document %s (%s) names another hash than that of the document before it', id, number) as violation
      from (
        select id, number, hash, previous_hash,
          coalesce(lag(hash) over (partition by series_id order by series_number), '') as before
        from fiscal_documents where series_id is not null
      ) chain
      where hash is not null and previous_hash <> before`,
  ),
  invariant(
    'No fiscal document is older than the one before it in its series',
    () => sql`
      select format('document %s (%s) was issued at %s, before its predecessor', id, number, issued_at) as violation
      from (
        select id, number, issued_at, lag(issued_at) over (partition by series_id order by series_number) as before
        from fiscal_documents where series_id is not null
      ) series
      where issued_at < before`,
  ),
  invariant(
    'The totals of a fiscal document are the sums of its lines',
    () => sql`
      select format('document %s (%s) says %s + %s = %s, its lines %s + %s and its rates %s + %s',
        d.id, d.number, d.net_minor, d.tax_minor, d.total_minor, l.net, l.tax, r.net, r.tax) as violation
      from fiscal_documents d
      cross join lateral (
        select sum((line ->> 'net_minor')::bigint) as net, sum((line ->> 'tax_minor')::bigint) as tax
        from jsonb_array_elements(d.snapshot -> 'lines') line
      ) l
      cross join lateral (
        select sum((rate ->> 'net_minor')::bigint) as net, sum((rate ->> 'tax_minor')::bigint) as tax
        from jsonb_array_elements(d.snapshot -> 'tax_summary') rate
      ) r
      where jsonb_array_length(d.snapshot -> 'lines') > 0
        and (l.net, l.tax, r.net, r.tax) is distinct from (d.net_minor, d.tax_minor, d.net_minor, d.tax_minor)`,
  ),
  invariant(
    'An invoice states what its order costs',
    () => sql`
      select format('document %s (%s) says %s, its order %s %s', d.id, d.number, d.total_minor, o.id, o.total_minor) as violation
      from fiscal_documents d join orders o on o.id = d.order_id
      where d.issued_by = 'internal' and d.kind in ('FT', 'FR')
        and (d.total_minor, d.currency_id) is distinct from (o.total_minor, o.currency_id)`,
  ),
  invariant(
    'No more is credited or received than was invoiced',
    () => sql`
      select format('document %s (%s) of %s has %s by %s documents %s',
        o.id, o.number, o.total_minor, sum(d.total_minor), count(*), d.kind) as violation
      from fiscal_documents o join fiscal_documents d on d.origin_document_id = o.id
      where d.kind in ('NC', 'RC')
      group by o.id, d.kind having sum(d.total_minor) > o.total_minor`,
  ),
  invariant(
    'An invoice is annulled when all of it is credited, and no other document is',
    () => sql`
      select format('document %s (%s) of %s is %s, and credited are %s', d.id, d.number, d.total_minor, d.state, c.credited) as violation
      from fiscal_documents d cross join lateral (
        select coalesce(sum(total_minor), 0) as credited from fiscal_documents
        where origin_document_id = d.id and kind = 'NC'
      ) c
      where (d.state = 'annulled') <> (c.credited >= d.total_minor)`,
  ),
];
