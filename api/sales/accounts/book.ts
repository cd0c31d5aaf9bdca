import { Refusal } from '#contract/refusals.ts';
import { lockOrganizationTerms } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { openAccount } from './open-account.ts';
import { entryOfCause, insertEntry, type StoredEntry } from './store.ts';

type Charge = {
  organizationId: number;
  currencyId: number;
  amountMinor: number;
  limitMinor: number;
  orderId: number;
  paymentId: number;
  dueAt: Date;
};

/** Debits an order that is bought on account, once. Call `requireCredit` first, which locks the account. Emits `order_charged`. */
export async function chargeAccount(tx: Ctx, charge: Charge): Promise<void> {
  const { orderId, dueAt } = charge;
  const booked = await insertEntry(tx, {
    ...charge,
    kind: 'debit',
    reason: 'order',
    cause: chargeOf(charge.paymentId),
  });
  if (booked) await emit(tx, 'order_charged', { order_id: orderId, due_at: dueAt.toISOString() });
}

/** Credits a debit whose order was not carried out, once; nothing where the payment has none. */
export async function releaseCharge(tx: Ctx, paymentId: number): Promise<void> {
  const charge = await entryOfCause(tx, chargeOf(paymentId));
  if (charge) await credit(tx, charge, { reason: 'order', cause: `payment ${paymentId} released` });
}

type Returned = { paymentId: number; refundId: number; amountMinor: number };

/** Credits what was returned of an order that was bought on account, once; nothing for other payments. */
export async function creditReturn(tx: Ctx, { paymentId, refundId, amountMinor }: Returned): Promise<void> {
  const charge = await entryOfCause(tx, chargeOf(paymentId));
  if (charge) await credit(tx, { ...charge, amountMinor }, { reason: 'refund', cause: `refund ${refundId}` });
}

type CaseMoney = {
  caseId: number;
  organizationId: number;
  currencyId: number;
  amountMinor: number;
  orderId: number;
  paymentId: number;
};

/** Credits money that came late, twice or in excess for an order of the organization, once. */
export async function creditCaseMoney(tx: Ctx, { caseId, ...money }: CaseMoney): Promise<void> {
  const reference = String(caseId);
  await credit(tx, money, { reason: 'case', cause: `case ${caseId}`, reference });
}

/** Books the money for one charge, as named by the receipt. Refuses `entry_exists`. */
export async function payCharge(
  tx: Ctx,
  { paymentId, reference }: { paymentId: number; reference: string },
): Promise<void> {
  const charge = await entryOfCause(tx, chargeOf(paymentId));
  if (!charge) throw new Error(`Payment ${paymentId} was not charged to an account.`);
  const cause = receiptOf(charge.organizationId, reference);
  if (!(await credit(tx, charge, { reason: 'payment', cause, reference }))) {
    throw new Refusal('entry_exists', { field: 'receipt_number' });
  }
}

/** A receipt is booked once for an organization. */
export function receiptOf(organizationId: number, reference: string): string {
  return `receipt ${organizationId} ${reference}`;
}

type Credit = { reason: 'order' | 'refund' | 'payment' | 'case'; cause: string; reference?: string };

type Credited = Pick<StoredEntry, 'organizationId' | 'currencyId' | 'amountMinor' | 'orderId' | 'paymentId'>;

/** Locks the account, so that entries get their ids in the order in which they are committed. False where it is booked already. */
async function credit(tx: Ctx, credited: Credited, { reason, cause, reference = '' }: Credit): Promise<boolean> {
  const { organizationId, currencyId, amountMinor, orderId, paymentId } = credited;
  const of = { organizationId, currencyId, amountMinor, orderId, paymentId };
  await lockOrganizationTerms(tx, organizationId);
  const booked = await insertEntry(tx, { ...of, kind: 'credit', reason, dueAt: null, cause, reference });
  if (!booked) return false;
  await emit(tx, 'account_credited', { organization_id: organizationId, currency_id: currencyId });
  return true;
}

export async function isCharged(ctx: Ctx, paymentId: number): Promise<boolean> {
  return (await entryOfCause(ctx, chargeOf(paymentId))) !== undefined;
}

/** Whether credits have paid the debit of this payment. Locks the account. */
export async function isChargePaid(tx: Ctx, paymentId: number): Promise<boolean> {
  const charge = await entryOfCause(tx, chargeOf(paymentId));
  if (!charge) return false;
  await lockOrganizationTerms(tx, charge.organizationId);
  const { debits } = await openAccount(tx, charge, { isLocked: true });
  return !debits.some(({ id }) => id === charge.id);
}

function chargeOf(paymentId: number): string {
  return `payment ${paymentId} charged`;
}
