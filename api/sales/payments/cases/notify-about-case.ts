import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform, settleWarnings } from '#api/people/messages/index.ts';
import { aboutOrder, orderPage, orderSubject, type OrderSummary } from '#api/sales/orders/index.ts';
import { currenciesByKey, currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { sumOf } from './spend-cases.ts';
import { findCase, shortCasesOf, type CaseRow } from './store.ts';

/** Tells staff and, where the order is known, its buyer. */
export function notifyCaseOpened(ctx: Ctx, caseId: number): Promise<void> {
  return aboutCase(ctx, caseId, async (tx, match, order) => {
    await notifyStaff(tx, match, order);
    if (!order) return;
    const { key, symbol } = await currencyById(tx, order.currency_id);
    const missing_minor = Math.max(order.total_minor - sumOf(await shortCasesOf(tx, order.id, key)), 0);
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_case_opened',
      subject: subjectOf(match, order),
      facts: {
        ...(await factsOf(tx, match, order)),
        due: { money: { amount_minor: order.total_minor, symbol } },
        missing: { money: { amount_minor: missing_minor, symbol } },
      },
      link: orderPage(order),
      // Events arrive in any order: the case may have been resolved by now.
      warns: match.state === 'open',
    });
  });
}

export function notifyCaseReclaimed(ctx: Ctx, caseId: number): Promise<void> {
  return aboutCase(ctx, caseId, notifyStaff);
}

/** A settled case needs no message of its own: the order is paid. */
export function notifyCaseResolved(ctx: Ctx, caseId: number): Promise<void> {
  return aboutCase(ctx, caseId, async (tx, match, order) => {
    if (match.state === 'open') return;
    const subject = subjectOf(match, order);
    await settleWarnings(tx, { kinds: ['payment_case_opened', 'payment_case_to_resolve'], subject });
    if (!order || match.state === 'settled') return;
    await inform(tx, {
      user_id: order.user_id,
      kind: 'payment_case_resolved',
      subject: `${subject} ${match.state}`,
      facts: { ...(await factsOf(tx, match, order)), state: match.state },
      link: orderPage(order),
    });
  });
}

async function notifyStaff(ctx: Ctx, match: CaseRow, order: OrderSummary | null): Promise<void> {
  const reclaimed = match.reclaimed_at === null ? 'no' : 'yes';
  const subject = reclaimed === 'yes' ? `${subjectOf(match, order)} reclaimed` : subjectOf(match, order);
  const facts = { ...(await factsOf(ctx, match, order)), reclaimed, ordered: order ? 'yes' : 'no' };
  const warns = match.state === 'open';
  const link = `/admin/inbox/payment_case/${match.id}`;
  for (const user_id of await usersWithClaim(ctx, 'payments.approve')) {
    await inform(ctx, { user_id, kind: 'payment_case_to_resolve', subject, facts, link, warns });
  }
}

type Notify = (ctx: Ctx, found: CaseRow, order: OrderSummary | null) => Promise<void>;

async function aboutCase(ctx: Ctx, caseId: number, notify: Notify): Promise<void> {
  const { order_id } = await findCase(ctx, caseId);
  if (order_id === null) return inTransaction(ctx, async (tx) => notify(tx, await findCase(tx, caseId), null));
  return aboutOrder(ctx, order_id, async (tx, order) => notify(tx, await findCase(tx, caseId), order));
}

async function factsOf(ctx: Ctx, match: CaseRow, order: OrderSummary | null) {
  const { id, kind, amount_minor, currency_key } = match;
  const received = amount_minor !== null && currency_key !== null;
  return {
    case: String(id),
    what: kind,
    number: order?.number ?? '',
    readable: received ? 'yes' : 'no',
    received: received ? { money: { amount_minor, symbol: await symbolOf(ctx, currency_key) } } : '',
  };
}

/** A currency that this site does not know is written by its code. */
async function symbolOf(ctx: Ctx, key: string): Promise<string> {
  const id = (await currenciesByKey(ctx)).get(key);
  return id === undefined ? key.toUpperCase() : (await currencyById(ctx, id)).symbol;
}

function subjectOf({ id }: CaseRow, order: OrderSummary | null): string {
  return order ? `${orderSubject(order)} case ${id}` : `payment case ${id}`;
}
