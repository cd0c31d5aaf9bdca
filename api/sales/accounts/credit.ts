import { Refusal } from '#contract/refusals.ts';
import {
  creditToApprove,
  headroomOf,
  missingMinor,
  whyNoCredit,
  type CreditFacts,
  type CreditKind,
} from '#contract/rules/credit.ts';
import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { lockOrganizationTerms, type OrganizationTerms } from '#api/people/organizations/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { amountsIn } from '#api/shared/paper/sheet/amounts.ts';
import { balanceOf, overdueDays } from './model/ledger.ts';
import type { OpenDebit } from './model/settle.ts';
import { periodOf } from './model/statement-period.ts';
import { openAccount } from './open-account.ts';
import { purchasesOf } from './store.ts';

export type AccountState = CreditFacts & {
  balanceMinor: number;
  awaitingMinor: number;
  open: OpenDebit[];
  entryCount: number;
  currencyIds: number[];
};

/** `exceptOrderId` counts neither as charged nor as awaiting approval, because its attempt is replaced or approved. */
type Of = { currencyId: number; exceptOrderId?: number | undefined; isLocked?: boolean };

/** The account today. */
export async function stateOf(
  ctx: Ctx,
  terms: OrganizationTerms,
  { currencyId, exceptOrderId, isLocked }: Of,
): Promise<AccountState> {
  const account = { organizationId: terms.id, currencyId };
  const { debits: open, credits, entryCount } = await openAccount(ctx, account, { exceptOrderId, isLocked });
  const { from } = periodOf({ from: terms.contract?.from });
  const { awaitingMinor, boughtMinor, currencyIds } = await purchasesOf(ctx, { ...account, exceptOrderId }, from);
  const balanceMinor = balanceOf({ debits: open, credits });
  const limitMinor = currencyId === terms.credit_currency_id ? terms.credit_limit_minor : 0;
  return {
    isActive: terms.status === 'active',
    today: dayIn(operatorZone, ctx.now()),
    contract: terms.contract,
    boughtMinor: boughtMinor + awaitingMinor,
    limitMinor: terms.credit_limit_minor,
    creditCurrencyId: terms.credit_currency_id,
    currencyId,
    balanceMinor,
    awaitingMinor,
    headroomMinor: headroomOf({ limitMinor, balanceMinor, awaitingMinor }),
    overdueDays: Math.max(0, ...open.map((debit) => overdueDays(debit, ctx.now()))),
    open,
    entryCount,
    currencyIds,
  };
}

export type Purchase = {
  organizationId: number;
  currencyId: number;
  amountMinor: number;
  orderId: number;
  kind: CreditKind;
  /** It waited for its approval, and gets it now. */
  isApproval?: true;
};

export type Credit = { termsDays: number; limitMinor: number };

/** Two purchases of an organization queue here until the end of the transaction. Refuses `credit_not_available`. */
export async function requireCredit(tx: Ctx, purchase: Purchase): Promise<Credit> {
  const { organizationId, currencyId, amountMinor, orderId, kind, isApproval } = purchase;
  const terms = await lockOrganizationTerms(tx, organizationId);
  const account = await stateOf(tx, terms, { currencyId, exceptOrderId: orderId, isLocked: true });
  const state = isApproval ? creditToApprove(account) : account;
  const why = whyNoCredit(kind, state, amountMinor);
  if (why) {
    const { key } = await currencyById(tx, currencyId);
    const missing = amountsIn(tx.locale, key).money(missingMinor(kind, state, amountMinor));
    throw new Refusal('credit_not_available', { field: 'method', why, missing });
  }
  return { termsDays: terms.payment_terms_days, limitMinor: terms.credit_limit_minor };
}
