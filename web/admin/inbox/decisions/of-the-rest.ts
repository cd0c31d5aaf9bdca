import { longestReason } from '#contract/areas/reviews/values.ts';
import { contactLimits } from '#contract/people/messages/values.ts';
import { api } from '#web/shared/api/api.ts';
import type { Decision } from '../decision.ts';
import { reasonOf } from './of-money.ts';
import type { Deciding } from './deciding.ts';

const longestCancelReason = 500;

/** A class runs with fewer people by lowering its minimum, which an undo raises again. */
export function decideClass({ item: { id, count, least }, t, version }: Deciding): Decision[] {
  const enrolled = count ?? 0;
  const seen = version === undefined ? {} : { version };
  return [
    {
      key: 'run',
      label: t('run_anyway', { count: enrolled }),
      variant: 'primary',
      shortcut: 'a',
      send: () => api().classes.updateClass({ data: [{ id, min_participants: enrolled, ...seen }] }),
      undo: () => api().classes.updateClass({ data: [{ id, min_participants: least ?? enrolled }] }),
      done: t('running_anyway'),
    },
    {
      key: 'cancel',
      label: t('cancel_class'),
      variant: 'secondary',
      shortcut: 'r',
      question: reasonOf(t, {
        templates: [t('reason_few')],
        longest: longestCancelReason,
        send: t('cancel_class_send'),
        help: t('reason_help_class'),
      }),
      send: ({ text }) => api().classes.cancelClass({ data: [{ id, reason: text, ...seen }] }),
      done: t('class_canceled'),
    },
  ];
}

export function decideReview({ item: { id }, t }: Deciding): Decision[] {
  const templates = [t('reason_offensive'), t('reason_advert'), t('reason_unrelated')];
  return [
    {
      key: 'keep',
      label: t('keep_review'),
      variant: 'primary',
      shortcut: 'a',
      question: { after: t('keep_review_after'), send: t('keep_review') },
      send: () => api().reviews.dismissReports({ data: [{ id }] }),
      done: t('review_stays'),
    },
    {
      key: 'hide',
      label: t('hide_review'),
      variant: 'secondary',
      shortcut: 'r',
      question: reasonOf(t, {
        templates,
        longest: longestReason,
        send: t('hide_review_send'),
        help: t('reason_help_review'),
      }),
      send: ({ text }) => api().reviews.hideReview({ data: [{ id, reason: text, while_waiting: true }] }),
      done: t('review_hidden'),
    },
  ];
}

export function decideContactMessage({ item: { id }, t }: Deciding): Decision[] {
  const { message: longest } = contactLimits;
  return [
    {
      key: 'answer',
      label: t('answer'),
      variant: 'primary',
      shortcut: 'a',
      question: {
        text: { label: t('answer_label'), help: t('answer_help'), longest, isLong: true },
        send: t('answer_send'),
      },
      send: ({ text }) => api().messages.answerContactMessage({ data: [{ id, text }] }),
      done: t('answered'),
    },
    {
      key: 'close',
      label: t('close_message'),
      variant: 'secondary',
      shortcut: 'r',
      send: () => api().messages.closeContactMessage({ data: [{ id }] }),
      undo: () => api().messages.reopenContactMessage({ data: [{ id }] }),
      done: t('message_closed'),
    },
  ];
}

/** The ERP recognises what it already has, so that there is nothing to question. */
export function decideHandOver({ item: { id }, t }: Deciding): Decision[] {
  return [
    {
      key: 'resend',
      label: t('resend'),
      variant: 'primary',
      shortcut: 'a',
      send: () => api().fiscal.resendHandOver({ data: [{ id }] }),
      done: t('resent'),
      stays: true,
    },
  ];
}

export function decideMail({ item: { id }, t }: Deciding): Decision[] {
  return [
    {
      key: 'resend',
      label: t('resend'),
      variant: 'primary',
      shortcut: 'a',
      question: { after: t('resend_mail_after'), send: t('resend') },
      send: () => api().messages.resendMail({ data: [{ id }] }),
      done: t('resent'),
      stays: true,
    },
    {
      key: 'discard',
      label: t('discard'),
      variant: 'secondary',
      shortcut: 'r',
      question: { after: t('discard_after'), send: t('discard') },
      send: () => api().messages.discardMail({ data: [{ id }] }),
      done: t('discarded'),
    },
  ];
}
