import { wasPaidOrder, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { isAmong } from '#contract/rules/is-among.ts';
import { caseStates } from '#contract/sales/payments/values.ts';

export type NoticeWords =
  | 'part'
  | 'part_ended'
  | 'too_much'
  | 'not_needed'
  | 'late'
  | 'currency'
  | 'unreadable'
  | 'reclaimed'
  | 'refunding'
  | 'credited';

export type CaseNotice = {
  words: NoticeWords;
  /** The cases that it is about; several only for parts of one amount. */
  ids: number[];
  amountMinor: number | null;
  currencyKey: string | null;
  dueMinor: number;
  /** What a part lacks. */
  missingMinor: number;
  canReclaim: boolean;
};

type Shown = Pick<
  PaymentCase,
  'id' | 'kind' | 'state' | 'amount_minor' | 'currency_key' | 'due_minor' | 'reclaimed_at'
>;

/** Of cases that run, and of money on the current account. */
export const shownStates = ['open', 'refunding', 'credited'] as const;
const isShown = isAmong(caseStates, shownStates);

/** What a buyer reads about the cases of an order; parts of one amount are told together. */
export function noticesOf(cases: readonly Shown[], status: OrderStatus): CaseNotice[] {
  const running = cases.filter(({ state }) => isShown(state));
  const parts = running.filter((each) => isPart(each) && !wasPaidOrder(status));
  const others = running.filter((each) => !parts.includes(each)).map((each) => noticeOf(each));
  return parts.length > 0 ? [noticeOfParts(parts, status), ...others] : others;
}

function isPart({ kind, state, reclaimed_at }: Shown): boolean {
  return kind === 'too_little' && state === 'open' && reclaimed_at === null;
}

function noticeOfParts(parts: readonly Shown[], status: OrderStatus): CaseNotice {
  const amountMinor = parts.reduce((sum, { amount_minor }) => sum + (amount_minor ?? 0), 0);
  const dueMinor = parts[0]?.due_minor ?? 0;
  return {
    words: status === 'cancelada' ? 'part_ended' : 'part',
    ids: parts.map(({ id }) => id),
    amountMinor,
    currencyKey: parts[0]?.currency_key ?? null,
    dueMinor,
    missingMinor: Math.max(dueMinor - amountMinor, 0),
    canReclaim: true,
  };
}

const wordsOfKind = {
  too_little: 'not_needed',
  too_much: 'too_much',
  twice: 'not_needed',
  late: 'late',
  currency: 'currency',
  unknown: 'unreadable',
  unreadable: 'unreadable',
} as const satisfies Record<PaymentCase['kind'], NoticeWords>;

const isAnswered: ReadonlySet<NoticeWords> = new Set(['refunding', 'credited', 'reclaimed', 'unreadable']);

function noticeOf(match: Shown): CaseNotice {
  const { id, amount_minor, currency_key, due_minor } = match;
  const words = wordsOf(match);
  return {
    words,
    ids: [id],
    amountMinor: amount_minor,
    currencyKey: currency_key,
    dueMinor: due_minor ?? 0,
    missingMinor: 0,
    canReclaim: !isAnswered.has(words),
  };
}

function wordsOf({ kind, state, reclaimed_at }: Shown): NoticeWords {
  if (state === 'refunding' || state === 'credited') return state;
  return reclaimed_at === null ? wordsOfKind[kind] : 'reclaimed';
}
