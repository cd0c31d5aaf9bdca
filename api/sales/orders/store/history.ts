import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { HistoryRow } from '../model/order-history.ts';

/** In the order of time. A proof is sent again within its attempt, so only the last one of each is there. */
export async function historyOf(ctx: Ctx, orderId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select subject, move, at, reason, actor_user_id, people.name as actor_name, payment_id, method, amount_minor from (
      select h.id, h.subject, h.move, h.moved_at as at, h.reason, h.actor_user_id,
        null::bigint as payment_id, null as method, null::bigint as amount_minor
      from shared_status_history h where h.subject = 'order' and h.subject_id = ${orderId}
      union all
      select h.id, h.subject, h.move, h.moved_at, h.reason, h.actor_user_id, p.id, p.method_slug,
        case when h.move in ('pay', 'payLate') then p.paid_amount_minor else p.amount_minor end
      from shared_payments p join shared_status_history h on h.subject = 'payment' and h.subject_id = p.id
      where p.order_id = ${orderId}
      union all
      select null, 'payment', 'sendProof', p.proof_sent_at, null, o.user_id, p.id, p.method_slug, p.amount_minor
      from shared_payments p join orders o on o.id = p.order_id
      where p.order_id = ${orderId} and p.proof_sent_at is not null
      union all
      select h.id, h.subject, h.move, h.moved_at, h.reason, h.actor_user_id, null, null, r.amount_minor
      from shared_refunds r join shared_status_history h on h.subject = 'refund' and h.subject_id = r.id
      where r.order_id = ${orderId}
    ) moments left join shared_users users on users.id = moments.actor_user_id
      left join shared_persons people on people.id = users.person_id
    order by at, moments.id nulls first`.execute(ctx.db);
  return rows;
}
