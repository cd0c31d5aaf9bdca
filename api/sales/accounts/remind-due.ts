import { remindDaysBefore } from '#contract/sales/accounts/values.ts';
import { organizationRights } from '#contract/people/organizations/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { notifyPersons, settleWarnings, unnotifiedPersons } from '#api/people/messages/index.ts';
import { lockOrganizationTerms, personsWithRole } from '#api/people/organizations/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { organizationPage } from '#api/shared/mail/organization-page.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { dueStage, stagesBefore, type DueStage } from './model/due-stage.ts';
import { settle, type OpenDebit } from './model/settle.ts';
import { openAccount } from './open-account.ts';
import { accountsOwing, chargesOf, creditsSince, type Charge } from './owing-store.ts';
import { bookedIn, type Account } from './store.ts';

/**
 * Reminds those who read the account of its open debits: some days before the due date, on it, and when they are
 * overdue. Once per debit and stage; anyone who missed an earlier stage gets the latest only.
 */
export async function remindDue(ctx: Ctx): Promise<void> {
  const until = new Date(ctx.now().getTime() + (remindDaysBefore + 1) * dayMs);
  for (const account of await accountsOwing(ctx, until)) await inTransaction(ctx, (tx) => remindOf(tx, account));
}

/** A payment that is booked meanwhile waits for the lock, and settles the warnings. */
async function remindOf(tx: Ctx, account: Account): Promise<void> {
  const { name } = await lockOrganizationTerms(tx, account.organizationId);
  const { debits } = await openAccount(tx, account, { isLocked: true });
  const readers = await personsWithRole(tx, account.organizationId, organizationRights['account.read']);
  const due = await unnotifiedPersons(tx, readers, debits.flatMap(reminderOf(tx.now())));
  if (due.length === 0) return;
  const { symbol } = await currencyById(tx, account.currencyId);
  const charges = await chargesOf(
    tx,
    due.map(({ debit }) => debit.id),
  );
  const about = { organizationId: account.organizationId, name, symbol };
  for (const reminder of due)
    await remind(tx, readers, { ...reminder, ...about, charge: charges.get(reminder.debit.id) });
}

type Reminder = { kind: 'debit_due' | 'debit_overdue'; subject: string; debit: OpenDebit; stage: DueStage };
type Details = { organizationId: number; name: string; symbol: string; charge: Charge | undefined };

function reminderOf(now: Date): (debit: OpenDebit) => Reminder[] {
  return (debit) => {
    const stage = dueStage(debit.dueAt, now);
    if (!stage) return [];
    const kind = stage === 'soon' || stage === 'due' ? 'debit_due' : 'debit_overdue';
    return [{ kind, subject: `${subjectOf(debit.id)} ${stage}`, debit, stage }];
  };
}

async function remind(tx: Ctx, readers: number[], reminder: Reminder & Details): Promise<void> {
  const { kind, subject, debit, stage, organizationId, name, symbol, charge } = reminder;
  for (const before of stagesBefore(stage)) {
    await settleWarnings(tx, { kinds: ['debit_due', 'debit_overdue'], subject: `${subjectOf(debit.id)} ${before}` });
  }
  await notifyPersons(tx, readers, {
    kind,
    subject,
    facts: {
      organization: name,
      amount: { money: { amount_minor: debit.openMinor, symbol } },
      until: { moment: debit.dueAt.toISOString() },
      stage,
      ordered: charge?.number ? 'yes' : 'no',
      number: charge?.number ?? '',
      reserved: charge?.is_reserved ? 'yes' : 'no',
    },
    link: organizationPage('current-account', organizationId),
  });
}

/** Credits that were booked before an event arrives; reactions are retried for less than this. */
const creditedDays = 7;

/** Removes the warnings about debits that the latest credits have paid. Idempotent. */
export async function settleDueWarnings(
  ctx: Ctx,
  { organization_id: organizationId, currency_id: currencyId }: { organization_id: number; currency_id: number },
): Promise<void> {
  const account = { organizationId, currencyId };
  const booked = await bookedIn(ctx, account);
  const since = new Date(ctx.now().getTime() - creditedDays * dayMs);
  const credits = new Set(await creditsSince(ctx, account, since));
  const open = new Set(settle(booked).debits.map(({ id }) => id));
  const before = settle(booked.filter(({ id }) => !credits.has(id)));
  for (const { id } of before.debits.filter((debit) => !open.has(debit.id))) {
    await settleWarnings(ctx, { kinds: ['debit_due', 'debit_overdue'], subject: subjectOf(id) });
  }
}

function subjectOf(entryId: number): string {
  return `ledger entry ${entryId}`;
}
