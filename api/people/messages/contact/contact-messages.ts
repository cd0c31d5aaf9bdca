import type { ContactAnswer, ContactMessageFilter, StoredContactMessage } from '#contract/people/messages/contact.ts';
import { withoutLinks } from '#contract/rules/text-links.ts';
import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { textsFor } from '#api/shared/texts.ts';
import { changeContactMessage, lockContactMessage, pageOfContactMessages, type ContactRow } from './store.ts';

export async function retrieveContactMessages(
  ctx: Ctx,
  query: ListQuery<{ filter?: ContactMessageFilter }>,
): Promise<ResultPage<StoredContactMessage>> {
  requireClaim(ctx, 'messages.edit');
  const { rows, total } = await pageOfContactMessages(ctx, query);
  return { results: rows.map(presented), total };
}

export function answerContactMessage(ctx: Ctx, { id, text }: ContactAnswer): Promise<StoredContactMessage> {
  return move(ctx, id, async (tx, message) => {
    if (message.closed_at) throw new Refusal('invalid_transition');
    const t = textsFor(message.locale);
    const replyTo = await readSetting(tx, 'contactEmail');
    await writeMail(tx, {
      to: message.email,
      ...(replyTo && { replyTo }),
      locale: message.locale,
      subject: t('messages.contact.answer_subject'),
      // The address is what a stranger typed, who may have typed somebody else's.
      text: t('messages.contact.answer_text', { answer: text, message: withoutLinks(message.message) }),
    });
    return { ...closedIn(tx), answer: text };
  });
}

export function closeContactMessage(ctx: Ctx, { id }: { id: number }): Promise<StoredContactMessage> {
  return move(ctx, id, (tx, { closed_at }) => {
    if (closed_at) throw new Refusal('invalid_transition');
    return { ...closedIn(tx), answer: null };
  });
}

/** What was answered has left by email, and stays closed. */
export function reopenContactMessage(ctx: Ctx, { id }: { id: number }): Promise<StoredContactMessage> {
  return move(ctx, id, (_, { closed_at, answer }) => {
    if (!closed_at || answer !== null) throw new Refusal('invalid_transition');
    return { closed_at: null, closed_by: null, answer: null };
  });
}

type Change = Parameters<typeof changeContactMessage>[2];

function move(
  ctx: Ctx,
  id: number,
  changeOf: (tx: Ctx, message: ContactRow) => Change | Promise<Change>,
): Promise<StoredContactMessage> {
  requireClaim(ctx, 'messages.edit');
  return inTransaction(ctx, async (tx) => {
    const message = await lockContactMessage(tx, id);
    if (!message) throw new Refusal('not_found');
    return presented(await changeContactMessage(tx, id, await changeOf(tx, message)));
  });
}

function closedIn({ actor, now }: Ctx) {
  return { closed_at: now(), closed_by: actor.kind === 'user' ? actor.userId : null };
}

function presented({ sent_at, closed_at, ...row }: ContactRow): StoredContactMessage {
  return { ...row, sent_at: sent_at.toISOString(), closed_at: closed_at?.toISOString() ?? null };
}
