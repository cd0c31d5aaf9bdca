import { z } from 'zod';
import { Id, ItemReference, LocaleKey, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { contactLimits } from './values.ts';

export const StoredContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  locale: LocaleKey.describe('The language in which it was sent, and in which an answer is framed.'),
  sent_at: Moment,
  closed_at: Moment.nullable().describe('When it was answered or closed; null while it waits.'),
  closed_by: Id.nullable(),
  answer: z.string().nullable().describe('What was written back; null where nothing was.'),
});
export type StoredContactMessage = z.infer<typeof StoredContactMessage>;

export const ContactMessageFilter = z
  .strictObject({ id: matches(Id), is_open: z.boolean(), sent_at: matches(Moment) })
  .partial();
export type ContactMessageFilter = z.infer<typeof ContactMessageFilter>;

export const ContactAnswer = ItemReference.extend({ text: z.string().trim().min(1).max(contactLimits.message) });
export type ContactAnswer = z.infer<typeof ContactAnswer>;

const claim = 'messages.edit';
const reading = ['not_signed_in', 'not_allowed'] as const;
const moving = [...reading, 'not_found', 'invalid_transition'] as const;

export const contactMessages = {
  retrieveContactMessages: retrieval('/contact-messages', {
    summary: 'List messages from the contact page',
    description: 'Needs the claim `messages.edit`. Newest first unless sorted. They are deleted after a year.',
    claim,
    filter: ContactMessageFilter,
    result: StoredContactMessage,
    sort: ['sent_at'],
    refuses: [...reading],
  }),
  answerContactMessage: command('PUT', '/contact-messages/answer', {
    summary: 'Answer a message from the contact page',
    description:
      'Needs the claim `messages.edit`. Emails the text to the sender, with the address of `contactEmail` to reply to, and closes the message. Refuses `invalid_transition` for one that is closed.',
    claim,
    data: ContactAnswer,
    result: StoredContactMessage,
    refuses: [...moving],
  }),
  closeContactMessage: command('PUT', '/contact-messages/close', {
    summary: 'Close a message from the contact page without an answer',
    description: 'Needs the claim `messages.edit`. Refuses `invalid_transition` for one that is closed.',
    claim,
    data: ItemReference,
    result: StoredContactMessage,
    refuses: [...moving],
  }),
  reopenContactMessage: command('PUT', '/contact-messages/reopen', {
    summary: 'Reopen a message that was closed without an answer',
    description: 'Needs the claim `messages.edit`. Refuses `invalid_transition` for one that waits or was answered.',
    claim,
    data: ItemReference,
    result: StoredContactMessage,
    refuses: [...moving],
  }),
};

const mailClaim = 'settings.edit';

/** Emails that did not leave. */
export const unsentMails = {
  resendMail: command('PUT', '/mails/resend', {
    summary: 'Send an email again that did not leave',
    description:
      'Needs the claim `settings.edit`. Refuses `invalid_transition` for one that was sent, or that is being sent.',
    claim: mailClaim,
    data: ItemReference,
    result: ItemReference,
    refuses: [...moving],
  }),
  discardMail: command('PUT', '/mails/discard', {
    summary: 'Delete an email that did not leave',
    description:
      'Needs the claim `settings.edit`. Refuses `invalid_transition` for one that was sent, or that is being sent.',
    claim: mailClaim,
    data: ItemReference,
    result: ItemReference,
    refuses: [...moving],
  }),
};
