import { api } from '#web/shared/api/api.ts';
import type { Decision } from '../decision.ts';
import { reasonOf } from './of-money.ts';
import type { Deciding, InboxTexts } from './deciding.ts';

/** As long as the commands take them. */
const longestFileReason = 500;
const longestDocumentReason = 300;

export function decideEnrollmentFile({ item: { id }, t }: Deciding): Decision[] {
  return [
    {
      key: 'approve',
      label: t('accept'),
      variant: 'primary',
      shortcut: 'a',
      question: { after: t('accept_file_after'), send: t('accept') },
      send: () => api().enrollments.approveEnrollmentFile({ data: [{ id }] }),
      done: t('accepted'),
    },
    {
      ...another(t, longestFileReason),
      send: ({ text }) => api().enrollments.rejectEnrollmentFile({ data: [{ id, reason: text }] }),
    },
    {
      key: 'waive',
      label: t('waive'),
      variant: 'quiet',
      question: reasonOf(t, {
        templates: [t('reason_known')],
        longest: longestFileReason,
        send: t('waive_send'),
        help: t('reason_help_waive'),
      }),
      send: ({ text }) => api().enrollments.waiveEnrollmentFile({ data: [{ id, reason: text }] }),
      done: t('waived'),
    },
  ];
}

export function decideDocument({ item: { id }, t }: Deciding): Decision[] {
  return [
    {
      key: 'accept',
      label: t('accept'),
      variant: 'primary',
      shortcut: 'a',
      question: { after: t('accept_document_after'), send: t('accept') },
      send: () => api().people.acceptStudentDocument({ data: [{ id, while_waiting: true }] }),
      done: t('accepted'),
    },
    {
      ...another(t, longestDocumentReason),
      send: ({ text }) => api().people.rejectStudentDocument({ data: [{ id, reason: text, while_waiting: true }] }),
    },
  ];
}

function another(t: InboxTexts, longest: number): Omit<Decision, 'send'> {
  const templates = [t('reason_unreadable'), t('reason_wrong_document'), t('reason_expired'), t('reason_incomplete')];
  return {
    key: 'reject',
    label: t('request_another'),
    variant: 'secondary',
    shortcut: 'r',
    question: reasonOf(t, { templates, longest, send: t('request_another_send') }),
    done: t('another_requested'),
  };
}
