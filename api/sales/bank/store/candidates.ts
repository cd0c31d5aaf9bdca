import { sql } from 'kysely';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import type { PaymentMethod, PaymentStatus } from '#contract/sales/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import type { Candidate } from '../model/match-lines.ts';

/** What is paid from a bank account, without a gateway that confirms it. */
const byBank = paymentOffers
  .filter(({ flow }) => flow === 'manual' || flow === 'reservation')
  .map(({ method }) => method);
const isByBank = (method: PaymentMethod) => byBank.some((one) => one === method);

/** With a reservation that has ended, no debt is left to pay. */
const revived = paymentOffers.filter(({ flow }) => flow === 'manual').map(({ method }) => method);

export type CandidateRow = Candidate & { orderId: number };

type Attempt = {
  id: number;
  order_id: number;
  number: string;
  method_slug: PaymentMethod;
  amount_minor: number;
  currency_id: number;
  status: PaymentStatus;
  created_at: Date;
  person: string | null;
  organization: string | null;
};

/** The payments that wait for money from a bank account, and the attempts of the orders with these numbers. Latest first. */
export async function candidatesFor(ctx: Ctx, numbers: readonly string[]): Promise<CandidateRow[]> {
  const isNamed = numbers.length > 0 ? sql<boolean>`o.number in (${sql.join(numbers)})` : sql<boolean>`false`;
  return candidatesWhere(
    ctx,
    sql<boolean>`(p.status = 'pending' and p.method_slug in (${literals(byBank)}) or ${isNamed})`,
  );
}

/** Of one order, latest first; null where there is no order with this number. */
export async function candidatesOfOrder(ctx: Ctx, number: string): Promise<CandidateRow[] | null> {
  const order = await ctx.db.selectFrom('shared_orders').select('id').where('number', '=', number).executeTakeFirst();
  return order ? candidatesWhere(ctx, sql<boolean>`p.order_id = ${order.id}`) : null;
}

async function candidatesWhere(ctx: Ctx, condition: ReturnType<typeof sql<boolean>>): Promise<CandidateRow[]> {
  const attempts = await ctx.db
    .selectFrom('shared_payment_attempts as p')
    .innerJoin('shared_orders as o', 'o.id', 'p.order_id')
    .leftJoin('shared_users as u', 'u.id', 'o.user_id')
    .leftJoin('shared_persons as buyer', 'buyer.id', 'u.person_id')
    .leftJoin('shared_organizations as organization', 'organization.id', 'o.organization_id')
    .select(['p.id', 'p.order_id', 'o.number', 'p.method_slug', 'p.amount_minor', 'p.currency_id', 'p.status'])
    .select(['p.created_at', 'buyer.name as person', 'organization.name as organization'])
    .where(condition)
    .orderBy('p.id', 'desc')
    .$castTo<Attempt>()
    .execute();
  return attempts.flatMap((attempt) => {
    const state = stateOf(attempt);
    return state ? [candidateOf(attempt, state)] : [];
  });
}

function stateOf({ status, method_slug: method }: Attempt): Candidate['state'] | null {
  if (status === 'paid') return 'paid';
  if (status === 'pending') return isByBank(method) ? 'waiting' : null;
  return revived.some((one) => one === method) ? 'ended' : null;
}

function candidateOf(attempt: Attempt, state: Candidate['state']): CandidateRow {
  return {
    paymentId: attempt.id,
    orderId: attempt.order_id,
    orderNumber: attempt.number,
    amountMinor: attempt.amount_minor,
    currencyId: attempt.currency_id,
    state,
    startedOn: attempt.created_at.toISOString().slice(0, 10),
    names: [attempt.organization, attempt.person].flatMap((name) => name ?? []),
  };
}
