import { z } from 'zod';
import { Country, Day, Id, Moment } from '#contract/basics.ts';
import { organizationStatuses } from '#contract/people/organizations/values.ts';
import { whysNoCredit } from '#contract/rules/credit.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { ageingBuckets, entryKinds, entryReasons } from './values.ts';

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  reason: z.enum(entryReasons),
  amount_minor: z.int().positive(),
  balance_minor: z.int().describe('The balance of the account after this entry.'),
  due_at: Moment.nullable().describe('When a debit has to be paid; null for credits.'),
  open_minor: z.int().nonnegative().describe('What of a debit is not paid today; 0 for credits.'),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  reference: z.string().describe('The number of the receipt, or of the document that a correction is about.'),
  note: z.string().describe('Why the operator corrected the account.'),
  documents: z
    .array(z.object({ id: Id, number: z.string() }))
    .describe('Its fiscal documents: the invoice of a debit, the receipts or the credit note of a credit.'),
  created_at: Moment,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const AccountFilter = z.strictObject({
  organization_id: Id,
  currency_id: Id.optional().describe('Left out: the currency of the credit.'),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

export const CurrentAccount = z.object({
  organization_id: Id,
  organization_name: z.string(),
  currency_id: Id,
  balance_minor: z.int().describe('Debits less credits; negative where the organization has paid in advance.'),
  credit_limit_minor: z.int().nonnegative(),
  headroom_minor: z.int(),
  awaiting_minor: z.int().nonnegative().describe('Orders by contract that nobody has approved yet.'),
  payment_terms_days: z.int().nonnegative(),
  contract: z
    .object({ number: z.string(), from: Day, to: Day })
    .nullable()
    .describe('The contract of the organization, also before it begins and after it has ended.'),
  next_due: z
    .object({
      due_at: Moment,
      open_minor: z.int().positive(),
      order_id: Id.nullable(),
      order_number: z.string().nullable(),
    })
    .nullable()
    .describe('The open debit that is to be paid first; null where nothing is open.'),
  ageing: z
    .array(
      z.object({ bucket: z.enum(ageingBuckets), count: z.int().nonnegative(), amount_minor: z.int().nonnegative() }),
    )
    .describe('What is open, by days after the due date.'),
  overdue: z.object({
    count: z.int().nonnegative(),
    amount_minor: z.int().nonnegative(),
    since: Moment.nullable().describe('The day since which the oldest is due; null where nothing is overdue.'),
    blocks: z.boolean().describe('Overdue for so long that nothing more is sold on account.'),
  }),
  bank: z
    .object({ bank_name: z.string(), iban: z.string(), account_holder: z.string(), message: z.string() })
    .nullable()
    .describe('Where to pay, and the message to include; null while the operator has set no account.'),
  entry_count: z.int().nonnegative(),
  currency_ids: z.array(Id).describe('Those with entries, and that of the credit.'),
});
export type CurrentAccount = z.infer<typeof CurrentAccount>;

export const EntryFilter = AccountFilter.extend({
  from: Day.optional().describe('The first and the last day, in the time zone of the operator.'),
  to: Day.optional(),
  reason: z.enum(entryReasons).optional(),
  is_open: z.literal(true).optional().describe('Only debits of which something is not paid today.'),
});
export type EntryFilter = z.infer<typeof EntryFilter>;

export const CreditFilter = z.strictObject({
  organization_id: Id,
  currency_id: Id,
  amount_minor: z.int().nonnegative().optional().describe('What is to be bought; without it, anything at all.'),
  order_id: Id.optional().describe('The order that is to be paid: its attempt that waits does not count.'),
});
export type CreditFilter = z.infer<typeof CreditFilter>;

const Standing = z.object({
  why: z.enum(whysNoCredit).nullable().describe('Why it cannot be bought like this; null where it can.'),
  missing_minor: z
    .int()
    .nonnegative()
    .describe('By how much the amount is more than the credit, or than what is left of the contract.'),
});

export const CreditStanding = z.object({
  organization_id: Id,
  currency_id: Id,
  contract: Standing,
  reservation: Standing,
  payment_terms_days: z.int().nonnegative(),
  headroom_minor: z.int().nullable().describe('Null for members without the right `account.read`.'),
});
export type CreditStanding = z.infer<typeof CreditStanding>;

export const OrganizationAccount = z
  .object({
    id: Id,
    name: z.string(),
    tax_id: z.string(),
    email: z.string().describe('May be empty.'),
    country: Country,
    status: z.enum(organizationStatuses),
    credit_currency_id: Id,
    credit_limit_minor: z.int().nonnegative(),
    balance_minor: z.int().describe('Debits less credits in the currency of the credit; negative: paid in advance.'),
    created_at: Moment,
  })
  .describe('An organization as the list of staff shows it.');
export type OrganizationAccount = z.infer<typeof OrganizationAccount>;

export const OrganizationAccountFilter = z
  .strictObject({
    id: matches(Id),
    status: matches(z.enum(organizationStatuses)),
    owes: z.boolean().describe('True for those with a balance to pay.'),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('Part of the name, the tax number or the e-mail address, ignoring case and accents.'),
  })
  .partial();
export type OrganizationAccountFilter = z.infer<typeof OrganizationAccountFilter>;

const Booked = z.strictObject({
  organization_id: Id,
  currency_id: Id,
  amount_minor: z.int().positive().max(Number.MAX_SAFE_INTEGER),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .describe('The number of the receipt or document, which is booked once for an organization.'),
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
  retrieveCurrentAccount: retrieval('/accounts', {
    summary: 'Show the current account of an organization',
    description: 'Needs the right `account.read` in the organization, or the claim `organizations.read`.',
    claim: 'organizations.read',
    filter: AccountFilter,
    result: CurrentAccount,
    refuses: refusesReaders,
  }),

  retrieveLedgerEntries: retrieval('/accounts/entries', {
    summary: 'List the entries of a current account',
    description:
      'Newest first, with the balance after each. Needs the right `account.read` in the organization, or the claim `organizations.read`. `GET /accounts/{id}/statement/pdf` and `/csv` answer a whole period.',
    claim: 'organizations.read',
    filter: EntryFilter,
    result: LedgerEntry,
    refuses: refusesReaders,
  }),

  retrieveCreditStanding: retrieval('/accounts/credit', {
    summary: 'Show whether an organization can buy on account, and why not',
    description: 'Needs the right `orders.place` in the organization.',
    filter: CreditFilter,
    result: CreditStanding,
    refuses: refusesReaders,
  }),

  retrieveOrganizationAccounts: retrieval('/accounts/organizations', {
    summary: 'List organizations with their balances, as staff see them',
    description: 'All. Needs the claim `organizations.read`. By name unless sorted.',
    claim: 'organizations.read',
    filter: OrganizationAccountFilter,
    result: OrganizationAccount,
    sort: ['name', 'tax_id', 'email', 'status', 'credit_limit_minor', 'balance_minor', 'created_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  recordAccountPayment: command('POST', '/accounts/payments/create', {
    summary: 'Record a payment received on account',
    description:
      'Money that has arrived by bank transfer or in cash: it pays the oldest debits, and settles the reservations whose debits it covers. Where this site issues the invoices, a receipt follows for each invoice that it pays. Needs the claim `accounts.edit`. Refuses `entry_exists` for a receipt that was recorded before.',
    about: 'account-entries',
    claim: 'accounts.edit',
    data: PaymentOnAccount,
    result: LedgerEntry,
    refuses: refusesStaff,
  }),

  correctAccount: command('POST', '/accounts/corrections/create', {
    summary: 'Correct a current account',
    description: 'Needs the claim `accounts.edit`. A debit is due after the payment terms.',
    about: 'account-entries',
    claim: 'accounts.edit',
    data: AccountCorrection,
    result: LedgerEntry,
    refuses: refusesStaff,
  }),
};
