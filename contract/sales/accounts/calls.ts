import { z } from 'zod';
import { Day, Id, Moment } from '#contract/basics.ts';
import { whysNoCredit } from '#contract/rules/credit.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { ageingBuckets, entryKinds, entryReasons } from './values.ts';

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  reason: z.enum(entryReasons),
  amount_minor: z.int().positive(),
  /** The balance of the account after this entry. */
  balance_minor: z.int(),
  /** When a debit has to be paid; null for credits. */
  due_at: Moment.nullable(),
  /** What of a debit is not paid today; 0 for credits. */
  open_minor: z.int().nonnegative(),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  /** The number of the receipt, or of the document that a correction is about. */
  reference: z.string(),
  /** Why the operator corrected the account. */
  note: z.string(),
  /** Its fiscal documents: the invoice of a debit, the receipts or the credit note of a credit. */
  documents: z.array(z.object({ id: Id, number: z.string() })),
  created_at: Moment,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const AccountFilter = z.strictObject({
  organization_id: Id,
  /** Left out: the currency of the credit. */
  currency_id: Id.optional(),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

export const CurrentAccount = z.object({
  organization_id: Id,
  organization_name: z.string(),
  currency_id: Id,
  /** Debits less credits; negative where the organization has paid in advance. */
  balance_minor: z.int(),
  credit_limit_minor: z.int().nonnegative(),
  headroom_minor: z.int(),
  /** Orders by contract that nobody has approved yet. */
  awaiting_minor: z.int().nonnegative(),
  payment_terms_days: z.int().nonnegative(),
  /** The contract of the organization, also before it begins and after it has ended. */
  contract: z.object({ number: z.string(), from: Day, to: Day }).nullable(),
  /** The open debit that is to be paid first; null where nothing is open. */
  next_due: z
    .object({
      due_at: Moment,
      open_minor: z.int().positive(),
      order_id: Id.nullable(),
      order_number: z.string().nullable(),
    })
    .nullable(),
  /** What is open, by days after the due date. */
  ageing: z.array(
    z.object({ bucket: z.enum(ageingBuckets), count: z.int().nonnegative(), amount_minor: z.int().nonnegative() }),
  ),
  overdue: z.object({
    count: z.int().nonnegative(),
    amount_minor: z.int().nonnegative(),
    /** The day since which the oldest is due; null where nothing is overdue. */
    since: Moment.nullable(),
    /** Overdue for so long that nothing more is sold on account. */
    blocks: z.boolean(),
  }),
  /** Where to pay, and the message to include; null while the operator has set no account. */
  bank: z
    .object({ bank_name: z.string(), iban: z.string(), account_holder: z.string(), message: z.string() })
    .nullable(),
  entry_count: z.int().nonnegative(),
  /** Those with entries, and that of the credit. */
  currency_ids: z.array(Id),
});
export type CurrentAccount = z.infer<typeof CurrentAccount>;

export const EntryFilter = AccountFilter.extend({
  /** The first and the last day, in the time zone of the operator. */
  from: Day.optional(),
  to: Day.optional(),
  reason: z.enum(entryReasons).optional(),
});
export type EntryFilter = z.infer<typeof EntryFilter>;

export const CreditFilter = z.strictObject({
  organization_id: Id,
  currency_id: Id,
  /** What is to be bought; without it, anything at all. */
  amount_minor: z.int().nonnegative().optional(),
  /** The order that is to be paid: its attempt that waits does not count. */
  order_id: Id.optional(),
});
export type CreditFilter = z.infer<typeof CreditFilter>;

const Standing = z.object({
  /** Why it cannot be bought like this; null where it can. */
  why: z.enum(whysNoCredit).nullable(),
  /** By how much the amount is more than the credit, or than what is left of the contract. */
  missing_minor: z.int().nonnegative(),
});

export const CreditStanding = z.object({
  organization_id: Id,
  currency_id: Id,
  contract: Standing,
  reservation: Standing,
  payment_terms_days: z.int().nonnegative(),
  /** Null for members without the right `account.read`. */
  headroom_minor: z.int().nullable(),
});
export type CreditStanding = z.infer<typeof CreditStanding>;

const Booked = z.strictObject({
  organization_id: Id,
  currency_id: Id,
  amount_minor: z.int().positive().max(Number.MAX_SAFE_INTEGER),
  /** The number of the receipt or document, which is booked once for an organization. */
  reference: z.string().trim().min(1).max(40),
});

export const PaymentOnAccount = Booked;
export type PaymentOnAccount = z.infer<typeof PaymentOnAccount>;

export const AccountCorrection = Booked.extend({
  kind: z.enum(entryKinds),
  reason: z.string().trim().min(1).max(300),
});
export type AccountCorrection = z.infer<typeof AccountCorrection>;

const refusesReaders = ['not_signed_in', 'not_found', 'not_allowed'] as const;
const refusesStaff = [...refusesReaders, 'currency_not_available', 'entry_exists'] as const;

export const accounts = {
  /** Needs the right `account.read` in the organization, or the claim `organizations.read`. [domain 8] */
  retrieveCurrentAccount: retrieval('/accounts', {
    summary: 'Show the current account of an organization',
    filter: AccountFilter,
    result: CurrentAccount,
    refuses: refusesReaders,
  }),

  /**
   * Newest first, with the balance after each. Needs the right `account.read` in the organization, or the claim
   * `organizations.read`. `GET /accounts/{id}/statement/pdf` and `/csv` answer a whole period. [domain 8]
   */
  retrieveLedgerEntries: retrieval('/accounts/entries', {
    summary: 'List the entries of a current account',
    filter: EntryFilter,
    result: LedgerEntry,
    refuses: refusesReaders,
  }),

  /** Needs the right `orders.place` in the organization. [domain 1.2] */
  retrieveCreditStanding: retrieval('/accounts/credit', {
    summary: 'Show whether an organization can buy on account, and why not',
    filter: CreditFilter,
    result: CreditStanding,
    refuses: refusesReaders,
  }),

  /**
   * Money that has arrived by bank transfer or in cash: it pays the oldest debits, and settles the reservations whose
   * debits it covers. Where this site issues the invoices, a receipt follows for each invoice that it pays. Needs the claim `accounts.edit`. Refuses `entry_exists` for a receipt that was recorded before.
   */
  recordAccountPayment: command('POST', '/accounts/payments/create', {
    summary: 'Record a payment received on account',
    data: PaymentOnAccount,
    result: LedgerEntry,
    refuses: refusesStaff,
  }),

  /** Needs the claim `accounts.edit`. A debit is due after the payment terms. */
  correctAccount: command('POST', '/accounts/corrections/create', {
    summary: 'Correct a current account',
    data: AccountCorrection,
    result: LedgerEntry,
    refuses: refusesStaff,
  }),
};
