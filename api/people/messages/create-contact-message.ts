import { isEmailAddress } from '#contract/people/identity/values.ts';
import { defaultLocale } from '#contract/basics.ts';
import type { ContactMessage } from '#contract/people/messages/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { isWithinRate, limitRate } from '#api/shared/http/rate-limit.ts';
import { textsFor } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { insertContactMessage } from './contact/store.ts';

const perPlace = { most: 5, withinSeconds: 3_600 };
// Confirmations go to unverified addresses, so they are few and contain no user input.
const confirmationsPerAddress = { most: 3, withinSeconds: daySeconds };

/**
 * Emails the operator, and confirms it to the sender in the locale of the request. A bot that fills in the hidden field
 * gets the same answer. Refuses `username_invalid`, `too_many_requests`, and `contact_not_available` without a contact
 * address of the operator.
 */
export async function createContactMessage(ctx: Ctx, options: ContactMessage): Promise<{ email: string }> {
  const message = { ...options, name: onOneLine(options.name), subject: onOneLine(options.subject) };
  const { email } = message;
  if (!isEmailAddress(email)) throw new Refusal('username_invalid', { field: 'email' });
  await limitRate(ctx, `contact from ${ctx.client.address}`, perPlace);
  if (options.website === '') await inTransaction(ctx, (tx) => storeAndMail(tx, message));
  return { email };
}

async function storeAndMail(ctx: Ctx, { name, email, subject, message }: ContactMessage): Promise<void> {
  const operator = await readSetting(ctx, 'contactEmail');
  if (!operator) throw new Refusal('contact_not_available');
  const words = { name, email, subject, message: message.replaceAll('\r\n', '\n') };
  await insertContactMessage(ctx, words);
  const t = textsFor(defaultLocale);
  await writeMail(ctx, {
    to: operator,
    replyTo: email,
    locale: defaultLocale,
    subject: t('messages.contact.subject', { subject }),
    text: t('messages.contact.text', words),
  });
  if (!(await isWithinRate(ctx, `contact confirmation to ${email.toLowerCase()}`, confirmationsPerAddress))) return;
  const own = textsFor(ctx.locale);
  await writeMail(ctx, {
    to: email,
    locale: ctx.locale,
    subject: own('messages.contact.confirmation_subject'),
    text: own('messages.contact.confirmation_text'),
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
