import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { invariant, type Invariant } from './invariant.ts';

/** Late and wrong money. */
export const caseInvariants: Invariant[] = [
  invariant(
    'All that a provider has told of pays for an order or is in a case',
    () => sql`
      select format('event %s told of %s, but %s paid for an order and %s', e.id, coalesce(e.amount_minor::text, 'nothing readable'),
        e.applied_minor, coalesce(format('case %s has %s', c.id, coalesce(c.amount_minor, 0)), 'no case has the rest')) as violation
      from payment_events e left join payment_cases c on c.event_id = e.id
      where e.signature_ok and e.processed_at is not null and e.refusal is null
        and case when c.kind = 'unreadable' then e.applied_minor <> 0
          else e.amount_minor is distinct from e.applied_minor + coalesce(c.amount_minor, 0) end`,
  ),
  invariant(
    'Money beyond what an order costs is in a case',
    () => sql`
      select format('payment %s of order %s is %s, but has no case', p.id, p.order_id, p.flag) as violation
      from payments p
      where p.status = 'paid' and p.flag in ('overpaid', 'paid_twice', 'refund_due') and p.paid_amount_minor > 0
        and not exists (select from payment_cases c where c.payment_id = p.id)`,
  ),
  invariant(
    'What paid for an order by a provider adds up to its price',
    () => sql`
      select format('order %s (%s) costs %s, but %s was applied, %s is in settled cases and %s was waived',
        o.id, o.number, o.total_minor, a.applied, s.settled, s.waived) as violation
      from orders o join payments p on p.order_id = o.id and p.status = 'paid' and p.provider_ref is not null
          and coalesce(p.flag, '') not in ('paid_twice', 'refund_due')
        cross join lateral (
          select coalesce(sum(e.applied_minor), 0) as applied
          from payment_events e join payments q on q.id = e.payment_id where q.order_id = o.id
        ) a
        cross join lateral (
          select coalesce(sum(c.amount_minor) filter (where c.state = 'settled'), 0) as settled,
            coalesce(sum(c.waived_minor), 0) as waived,
            coalesce(bool_or(c.state = 'settled' and c.kind in ('currency', 'unreadable')), false) as judged
          from payment_cases c where c.order_id = o.id
        ) s
      where o.status in (${literals(paidOrderStatuses)}) and not s.judged and a.applied + s.settled + s.waived <> o.total_minor`,
  ),
  invariant(
    'The money of a case is returned once and in full',
    () => sql`
      select format('case %s of %s is %s, its refunds are %s', c.id, c.amount_minor, c.state, coalesce(r.said, 'none')) as violation
      from payment_cases c cross join lateral (
        select count(*) as refunds, string_agg(format('%s %s', status, amount_minor), ', ') as said,
          coalesce(bool_and(amount_minor = c.amount_minor
            and (status = 'done') = (c.state = 'refunded')), true) as right_ones
        from refunds where case_id = c.id and status not in ('refused', 'withdrawn')
      ) r
      where not r.right_ones or r.refunds > 1 or (c.state = 'refunding' and r.refunds = 0)
        or (c.state not in ('refunding', 'refunded') and r.refunds > 0)`,
  ),
  invariant(
    'The money of a case is credited to the account of its organization once and in full, or not at all',
    () => sql`
      select format('case %s of %s is %s, %s entries credit %s', c.id, c.amount_minor, c.state, e.entries, e.credited) as violation
      from payment_cases c left join orders o on o.id = c.order_id left join payments p on p.id = c.payment_id
      cross join lateral (
        select count(*) as entries, coalesce(sum(amount_minor), 0) as credited,
          coalesce(bool_and((kind, reason, amount_minor, organization_id, order_id, currency_id)
            is not distinct from ('credit', 'case', c.amount_minor, o.organization_id, c.order_id, p.currency_id)), true) as right_ones
        from ledger_entries where cause = format('case %s', c.id)
      ) e
      where not e.right_ones or e.entries <> case c.state when 'credited' then 1 else 0 end`,
  ),
];
