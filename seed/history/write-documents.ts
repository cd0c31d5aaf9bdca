import { sql } from 'kysely';
import type { History } from './history.ts';

const kinds = ['FR', 'FT', 'RC'] as const;

/** Invoices with receipt of learners, invoices of companies, and the receipts of what companies paid. */
export async function writeDocuments(history: History): Promise<void> {
  const { db, year, last } = history;
  for (const [place, kind] of kinds.entries()) {
    await sql`
      insert into fiscal_series (id, kind, country, year, prefix) overriding system value
      values (${last.fiscal_series + 1 + place}, ${kind}, 'AO', ${year}, ${prefixOf(history)})`.execute(db);
  }
  await sql`
    create temporary table planned_documents as
    select o.*, ${last.fiscal_documents}::bigint + row_number() over (order by d.at, o.i, d.kind) as id, d.kind, d.occasion, d.at,
      row_number() over (partition by d.kind order by d.at, o.i) as count
    from planned_orders o cross join lateral (
      select case when o.is_company then 'FT' else 'FR' end as kind, 'order' as occasion, o.placed_at as at
      union all
      select 'RC', 'ledger entry ' || e.id, e.created_at from ledger_entries e
      where e.order_id = ${last.orders}::bigint + 1 + o.i and e.kind = 'credit'
    ) d where not o.is_canceled`.execute(db);
  await sql`
    insert into fiscal_documents (id, kind, issued_by, country, series_id, series_number, number, order_id, user_id, origin_document_id,
      occasion, issued_at, system_entry_at, currency_id, net_minor, tax_minor, total_minor, snapshot) overriding system value
    select d.id, d.kind, 'internal', 'AO', s.id, d.count, d.kind || ' ' || s.prefix || s.year || '/' || d.count,
      ${last.orders}::bigint + 1 + d.i, ${last.users}::bigint + 1 + d.buyer, f.id, d.occasion, d.at, d.at, 1,
      d.net_minor, d.total_minor - d.net_minor, d.total_minor, ${snapshot}
    from planned_documents d join fiscal_series s on s.kind = d.kind and s.id > ${last.fiscal_series}::bigint
      left join planned_documents f on d.kind = 'RC' and f.kind = 'FT' and f.i = d.i
    order by d.id`.execute(db);
  await sql`
    update fiscal_series s set next_number = 1 + (select count(*) from fiscal_documents where series_id = s.id)
    where id > ${last.fiscal_series}::bigint`.execute(db);
}

function prefixOf({ last }: History): string {
  return `H${last.fiscal_series}`;
}

const snapshot = sql`jsonb_build_object('buyer', jsonb_build_object('name', 'Comprador ' || d.buyer, 'country', 'AO', 'tax_id', ''),
  'seller', jsonb_build_object('name', 'Mestria', 'tax_id', '5417000000', 'address', 'Luanda', 'country', 'AO'), 'lines', '[]'::jsonb,
  'origin', null, 'reason', null, 'currency', 'aoa', 'certificate', '', 'tax_summary', '[]'::jsonb, 'order_number', 'M' || d.i,
  'payment_methods', '[]'::jsonb)`;
