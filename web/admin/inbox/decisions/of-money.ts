import { api } from '#web/shared/api/api.ts';
import type { Question, Decision } from '../decision.ts';
import type { Deciding, InboxTexts } from './deciding.ts';

/** As long as the commands take them. */
const longestPaymentReason = 300;
const longestNote = 500;

export function decideProof({ item: { id }, t, amount }: Deciding): Decision[] {
  const templates = [t('reason_amount'), t('reason_unreadable'), t('reason_account'), t('reason_reference')];
  return [
    approval(t, { id, label: t('approve', { amount }), after: t('approve_proof_after') }),
    rejection(t, { id, templates }),
  ];
}

/** An order by contract is approved; for a reservation the money has to be there. */
export function decideCredit({ item: { id, detail }, t, amount }: Deciding): Decision[] {
  const isReservation = detail === 'reserva';
  const label = isReservation ? t('approve_reservation', { amount }) : t('approve', { amount });
  const after = isReservation ? t('approve_reservation_after') : t('approve_credit_after');
  return [approval(t, { id, label, after }), rejection(t, { id, templates: [t('reason_credit')] })];
}

type Approval = { id: number; label: string; after: string };

function approval(t: InboxTexts, { id, label, after }: Approval): Decision {
  return {
    key: 'approve',
    label,
    variant: 'primary',
    shortcut: 'a',
    question: { after, send: label },
    send: () => api().payments.approvePayment({ data: [{ id, while_waiting: true }] }),
    done: t('approved'),
  };
}

function rejection(t: InboxTexts, { id, templates }: { id: number; templates: readonly string[] }): Decision {
  return {
    key: 'reject',
    label: t('reject'),
    variant: 'secondary',
    shortcut: 'r',
    question: reasonOf(t, { templates, longest: longestPaymentReason, send: t('reject_send') }),
    send: ({ text }) => api().payments.rejectPayment({ data: [{ id, reason: text }] }),
    done: t('rejected'),
  };
}

type Reason = { templates: readonly string[]; longest: number; send: string; help?: string };

export function reasonOf(t: InboxTexts, { templates, longest, send, help = t('reason_help') }: Reason): Question {
  return { text: { label: t('reason'), help, longest, templates }, send };
}

export function decideCase({ item: { id, order_id }, t }: Deciding): Decision[] {
  const note = { label: t('note'), help: t('note_help'), longest: longestNote };
  const question = (label: string, after: string, isOptional = false) => ({
    after,
    text: { ...note, isOptional },
    send: label,
  });
  const settle: Decision = {
    key: 'settle',
    label: t('settle'),
    variant: 'primary',
    shortcut: 'a',
    question: question(t('settle'), t('settle_after'), true),
    send: ({ text }) =>
      api().payments.resolvePaymentCase({ data: [{ id, move: 'settle', ...(text !== '' && { note: text }) }] }),
    done: t('case_done'),
  };
  const move = (key: 'refund' | 'credit' | 'dismiss', label: string, after: string): Decision => ({
    key,
    label,
    variant: key === 'dismiss' ? 'quiet' : 'secondary',
    ...(key === 'refund' && { shortcut: 'r' }),
    question: question(label, after),
    send: ({ text }) => api().payments.resolvePaymentCase({ data: [{ id, move: key, note: text }] }),
    done: t('case_done'),
  });
  const refund = move('refund', t('case_refund'), t('case_refund_after'));
  const dismiss = move('dismiss', t('dismiss_case'), t('dismiss_case_after'));
  // Money that nobody can place pays for nothing, and belongs to no account.
  if (order_id === null) return [refund, dismiss];
  return [settle, refund, move('credit', t('case_credit'), t('case_credit_after')), dismiss];
}

export function decideRefund(deciding: Deciding): Decision[] {
  const { item, t } = deciding;
  const sent = progress(deciding, {
    key: 'sent',
    shortcut: 'a',
    words: ['refund_sent', 'refund_sent_after', 'refund_sent_done'],
  });
  const arrived = progress(deciding, {
    key: 'done',
    shortcut: 'a',
    words: ['refund_arrived', 'refund_arrived_after', 'refund_arrived_done'],
  });
  const failed = progress(deciding, {
    key: 'failed',
    words: ['refund_failed', 'refund_failed_after', 'refund_failed_done'],
  });
  if (item.detail === 'approved') return [sent, failed];
  if (item.detail === 'sent') return [arrived, failed];
  return item.detail === 'failed' ? [sent, refusal(t, item.id)] : [refunding(deciding), refusal(t, item.id)];
}

function refunding({ item: { id, amount_minor, currency_id }, t, amount, isCredited }: Deciding): Decision {
  const label = t('refund', { amount });
  const most = amount_minor !== null && currency_id !== null ? { amount: { amount_minor, currency_id } } : {};
  return {
    key: 'approve',
    label,
    variant: 'primary',
    shortcut: 'a',
    question: { after: isCredited ? t('refund_account_after') : t('refund_after'), ...most, send: t('case_refund') },
    send: ({ amountMinor }) =>
      api().payments.decideRefund({
        data: [{ id, decision: 'approve', ...(amountMinor !== null && { amount_minor: amountMinor }) }],
      }),
    done: isCredited ? t('refunded_account') : t('refunded'),
  };
}

function refusal(t: InboxTexts, id: number): Decision {
  const templates = [t('reason_late'), t('reason_attended')];
  return {
    key: 'refuse',
    label: t('reject'),
    variant: 'secondary',
    shortcut: 'r',
    question: reasonOf(t, { templates, longest: longestNote, send: t('reject_send') }),
    send: ({ text }) => api().payments.decideRefund({ data: [{ id, decision: 'refuse', reason: text }] }),
    done: t('refund_rejected'),
  };
}

type Words = 'refund_sent' | 'refund_arrived' | 'refund_failed';
type Progress = {
  key: 'sent' | 'done' | 'failed';
  shortcut?: 'a';
  words: readonly [Words, `${Words}_after`, `${Words}_done`];
};

function progress({ item: { id }, t }: Deciding, { key, shortcut, words: [label, after, done] }: Progress): Decision {
  return {
    key,
    label: t(label),
    variant: key === 'failed' ? 'secondary' : 'primary',
    ...(shortcut && { shortcut }),
    question: { after: t(after), send: t(label) },
    send: () => api().payments.progressRefund({ data: [{ id, progress: key }] }),
    done: t(done),
    stays: key !== 'done',
  };
}
