import { sql } from 'kysely';
import { wrongCheckpoints } from '#api/sales/accounts/index.ts';
import { invariant, mostReported, type Audited, type Invariant } from './invariant.ts';

/** The balance of an account is stored nowhere: it is the sum of its entries. */
export const accountInvariants: Invariant[] = [
  { name: 'What an account stores as open is what its entries give', find: accountsStoredWrong },
  invariant(
    'An order is charged once to the account that it is bought on, and no other is',
    () => sql`
      select format('payment %s of order %s by %s is %s and charged %s times, or wrongly', p.id, o.id, p.method_slug, p.status,
        c.times) as violation
      from payments p join orders o on o.id = p.order_id cross join lateral (
        select count(*) as times, count(*) filter (where (e.organization_id, e.currency_id, e.order_id, e.amount_minor)
          is distinct from (o.organization_id, p.currency_id, p.order_id, p.amount_minor)) as wrong
        from ledger_entries e where e.payment_id = p.id and e.kind = 'debit'
      ) c
      where c.wrong > 0 or c.times <> case
        when p.method_slug = 'reserva' or (p.method_slug = 'contracto' and p.status = 'paid') then 1 else 0 end`,
  ),
  invariant(
    'The charge of an attempt that has ended is taken back once, and no other is',
    () => sql`
      select format('payment %s is %s, of its charge %s was taken back', p.id, p.status, r.amount) as violation
      from payments p cross join lateral (
        select coalesce(sum(e.amount_minor) filter (where e.kind = 'debit'), 0) as charged,
          coalesce(sum(e.amount_minor) filter (where e.kind = 'credit' and e.reason = 'order'), 0) as amount
        from ledger_entries e where e.payment_id = p.id
      ) r
      where r.amount <> case when p.status in ('declined', 'timeout', 'canceled') then r.charged else 0 end`,
  ),
  invariant(
    'No order was charged beyond the credit limit of its day',
    () => sql`
      select format('entry %s of organization %s made a balance of %s, its limit was %s', id, organization_id, balance,
        limit_minor) as violation
      from (
        select *, sum(case kind when 'debit' then amount_minor else -amount_minor end)
          over (partition by organization_id, currency_id order by id) as balance from ledger_entries
      ) e
      where limit_minor < balance`,
  ),
  invariant(
    'What was returned of an order on account is credited to the account',
    () => sql`
      select format('of order %s refunds of %s are done, credited to the account are %s', e.order_id,
        coalesce(r.done, 0), e.credited) as violation
      from (
        select order_id, coalesce(sum(amount_minor) filter (where reason = 'refund'), 0) as credited
        from ledger_entries where order_id is not null group by order_id
      ) e left join lateral (
        select sum(r.amount_minor) as done from refunds r
        join ledger_entries c on c.payment_id = r.payment_id and c.kind = 'debit'
        where r.order_id = e.order_id and r.status = 'done' and r.case_id is null
      ) r on true
      where e.credited <> coalesce(r.done, 0)`,
  ),
];

async function accountsStoredWrong(ctx: Audited): Promise<string[]> {
  return (await wrongCheckpoints(ctx))
    .map(
      ({ organizationId, currencyId, throughId }) =>
        `organization ${organizationId} has another account in currency ${currencyId} after entry ${throughId} than is stored`,
    )
    .slice(0, mostReported);
}
