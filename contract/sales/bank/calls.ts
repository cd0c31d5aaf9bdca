import { z } from 'zod';
import { Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { bankCertainties, bankLineStates, bankLineViews, bankReasons, bankStatementFormats } from './values.ts';

const Person = z.object({ id: Id, name: z.string() });

export const BankStatement = z.object({
  id: Id,
  name: z.string().describe('Of the file.'),
  format: z.enum(bankStatementFormats),
  account_end: z.string().describe('The last four characters of the account; empty where the file names none.'),
  first_day: Day.describe('Of the money that arrived.'),
  last_day: Day,
  added_count: z.int().nonnegative().describe('Lines that no earlier statement had.'),
  known_count: z.int().nonnegative().describe('Lines that earlier statements had; they are not stored again.'),
  outgoing_count: z.int().nonnegative().describe('Money that left, which is not stored.'),
  open_count: z.int().nonnegative().describe('Of the added lines, those that nobody has decided.'),
  confirmed_count: z.int().nonnegative(),
  set_aside_count: z.int().nonnegative(),
  uploaded_at: Moment,
  uploaded_by: Person.nullable().describe('Null for the system, or an erased account.'),
});
export type BankStatement = z.infer<typeof BankStatement>;

export const BankStatementFilter = z.strictObject({ id: matches(Id), search: z.string().max(100) }).partial();
export type BankStatementFilter = z.infer<typeof BankStatementFilter>;

const BankProposal = z.object({
  payment_id: Id,
  order_id: Id,
  order_number: z.string(),
  amount_minor: z.int().nonnegative().describe('What the payment expects.'),
  currency_id: Id,
  buyer_name: z.string(),
  certainty: z
    .enum(bankCertainties)
    .describe(
      '`certain`: order and amount agree. `likely`: the amount and a name do, or several lines name the order. `possible`: only the amount does. `differs`: the amount is another. `paid`: the order is paid already.',
    ),
  reasons: z.array(z.enum(bankReasons)).describe('What agrees between the line and the payment.'),
});
export type BankProposal = z.infer<typeof BankProposal>;

export const BankLine = z.object({
  id: Id,
  statement_id: Id,
  booked_on: Day,
  amount_minor: z.int().positive(),
  currency_id: Id,
  text: z.string().describe('What the payer and the bank wrote; empty a year after it was decided.'),
  payer_name: z.string(),
  payer_account_end: z.string().describe("The last four characters of the payer's account."),
  bank_reference: z.string(),
  state: z.enum(bankLineStates),
  proposal: BankProposal.nullable().describe('The payment that fits an open line best.'),
  payment_id: Id.nullable().describe('The payment that it confirmed.'),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  reason: z.string().nullable().describe('Why it was set aside.'),
  decided_at: Moment.nullable(),
  decided_by: Person.nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

export const BankLineFilter = z
  .strictObject({
    id: matches(Id),
    statement_id: matches(Id),
    view: z.enum(bankLineViews).describe('`proposed`: open, with a payment that fits; `open`: the other open ones.'),
    search: z.string().max(100).describe('Part of what the bank says, or of the number of the order.'),
  })
  .partial();
export type BankLineFilter = z.infer<typeof BankLineFilter>;

const surplus = z
  .literal(true)
  .optional()
  .describe('More money arrived than the payment expects: pays it, and opens a case for the rest.');

export const BankConfirmation = z.strictObject({ id: Id, payment_id: Id, accept_surplus: surplus });
export type BankConfirmation = z.infer<typeof BankConfirmation>;

export const BankAssignment = z.strictObject({
  id: Id,
  order_number: z.string().trim().min(1).max(40),
  accept_surplus: surplus,
});
export type BankAssignment = z.infer<typeof BankAssignment>;

export const BankSetAside = z.strictObject({ id: Id, reason: z.string().trim().min(1).max(300) });
export type BankSetAside = z.infer<typeof BankSetAside>;

const claim = 'payments.approve';
const staff = ['not_signed_in', 'not_allowed'] as const;
const deciding = [...staff, 'not_found', 'bank_line_decided'] as const;
const confirming = [
  ...deciding,
  'bank_payment_confirmed',
  'bank_amount_too_little',
  'bank_amount_too_much',
  'bank_amount_not_exact',
  'bank_other_currency',
  'bank_order_without_transfer',
  'invalid_transition',
  'order_not_payable',
  'entry_exists',
] as const;

export const bank = {
  retrieveBankStatements: retrieval('/bank-statements', {
    summary: 'List uploaded bank statements',
    description: 'Newest first unless sorted. Needs the claim `payments.approve`.',
    claim: 'payments.approve',
    filter: BankStatementFilter,
    result: BankStatement,
    sort: ['id', 'last_day'],
    refuses: staff,
  }),

  retrieveBankLines: retrieval('/bank-lines', {
    summary: 'List money that arrived, as bank statements say it',
    description:
      'With the payment that fits an open line best, compared at each call. Latest day first. Needs the claim `payments.approve`.',
    claim: 'payments.approve',
    filter: BankLineFilter,
    result: BankLine,
    refuses: staff,
  }),

  confirmBankLine: command('PUT', '/bank-lines/confirm', {
    summary: 'Confirm a payment by a line of a bank statement',
    description: 'Approves the payment, once, as `PUT /payments/approve` does. Needs the claim `payments.approve`.',
    claim,
    data: BankConfirmation,
    result: BankLine,
    refuses: confirming,
  }),

  assignBankLine: command('PUT', '/bank-lines/assign', {
    summary: 'Confirm the payment of an order by a line of a bank statement',
    description: 'Of its attempts, the one that waits, or else the latest. Needs the claim `payments.approve`.',
    claim,
    data: BankAssignment,
    result: BankLine,
    refuses: [...confirming, 'bank_order_unknown'],
  }),

  setBankLineAside: command('PUT', '/bank-lines/set-aside', {
    summary: 'Set a line of a bank statement aside',
    description: 'It is for no order. Needs the claim `payments.approve`.',
    claim,
    data: BankSetAside,
    result: BankLine,
    refuses: deciding,
  }),

  reopenBankLine: command('PUT', '/bank-lines/reopen', {
    summary: 'Reopen a line of a bank statement that was set aside',
    description: 'A confirmed one stays: its money was taken. Needs the claim `payments.approve`.',
    claim,
    data: ItemReference,
    result: BankLine,
    refuses: deciding,
  }),
};
