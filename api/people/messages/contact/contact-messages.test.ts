import { describe, expect } from 'vitest';
import { writeSetting } from '#api/platform/settings/index.ts';
import { after, asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createContactMessage } from '../create-contact-message.ts';
import { purgeOldMessages } from '../purge-old-messages.ts';
import {
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
  retrieveContactMessages,
} from './contact-messages.ts';
import { discardMail, resendMail } from './unsent-mails.ts';

const message = { name: 'Ana', email: 'ana@exemplo.ao', subject: 'Faturas', message: 'Como peço?', website: '' };

async function makeMessage(ctx: Ctx, own: Partial<typeof message> = {}): Promise<{ staff: Ctx; id: number }> {
  await writeSetting(asSystem(ctx), { key: 'contactEmail', value: 'ajuda@mestria.test' });
  await createContactMessage({ ...ctx, locale: 'en-GB' }, { ...message, ...own });
  const staff = await asA(ctx, 'administrator');
  const [row] = (await retrieveContactMessages(staff, queryOf({}))).results;
  return { staff, id: row?.id ?? 0 };
}

const mails = (ctx: Ctx) => ctx.db.selectFrom('mails').selectAll().orderBy('id').execute();

describe('a contact message', () => {
  test('is stored as it was sent, and not that of a bot', async ({ ctx }) => {
    const { staff, id } = await makeMessage(ctx);
    await createContactMessage(ctx, { ...message, website: 'https://buy.example' });
    const { website: _, ...fields } = message;
    const stored = { id, ...fields, locale: 'en-GB', closed_at: null, answer: null };
    expect((await retrieveContactMessages(staff, queryOf({ filter: { is_open: true } }))).results).toMatchObject([
      stored,
    ]);
  });

  test('is answered once, in the language of its sender, who can reply, without their links', async ({ ctx }) => {
    const text = 'How do I ask for one? https://evil.example/pay';
    const { staff, id } = await makeMessage(ctx, { message: text });
    const before = (await mails(ctx)).length;
    expect(await answerContactMessage(staff, { id, text: 'It is attached.' })).toMatchObject({
      answer: 'It is attached.',
    });
    const [answer, ...others] = (await mails(ctx)).slice(before);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      recipient: message.email,
      reply_to: 'ajuda@mestria.test',
      locale: 'en-GB',
      subject: 'Reply to your message',
    });
    expect(answer?.body_text).toContain('It is attached.');
    expect(answer?.body_text).toContain('How do I ask for one? […]');
    expect(answer?.body_text).not.toContain('evil.example');
    for (const second of [answerContactMessage, closeContactMessage, reopenContactMessage]) {
      await expect(second(staff, { id, text: 'Again.' })).rejects.toThrow('invalid_transition');
    }
    expect(await mails(ctx)).toHaveLength(before + 1);
  });

  test('is closed without an answer, and reopened', async ({ ctx }) => {
    const { staff, id } = await makeMessage(ctx);
    expect((await closeContactMessage(staff, { id })).closed_at).toBe(ctx.now().toISOString());
    expect((await retrieveContactMessages(staff, queryOf({ filter: { is_open: true } }))).total).toBe(0);
    expect((await reopenContactMessage(staff, { id })).closed_at).toBeNull();
    await expect(reopenContactMessage(staff, { id })).rejects.toThrow('invalid_transition');
    await expect(closeContactMessage(staff, { id: 987_654 })).rejects.toThrow('not_found');
  });

  test('is read by those with the claim, and deleted after a year', async ({ ctx }) => {
    const { staff } = await makeMessage(ctx);
    await expect(retrieveContactMessages(await asA(ctx, 'student'), queryOf({}))).rejects.toThrow('not_allowed');
    await purgeOldMessages(asSystem(after(ctx, { days: 364 })));
    expect((await retrieveContactMessages(staff, queryOf({}))).total).toBe(1);
    await purgeOldMessages(asSystem(after(ctx, { days: 366 })));
    expect((await retrieveContactMessages(staff, queryOf({}))).total).toBe(0);
  });
});

describe('an email that did not leave', () => {
  test('is sent again or deleted, unless it was sent or is being sent', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await writeMail(ctx, { to: 'ana@exemplo.ao', locale: 'pt-PT', subject: 'Olá', text: 'Bem-vinda.' });
    const [{ id } = { id: 0 }] = await mails(ctx);
    const change = (fields: { sending_at?: Date | null; sent_at?: Date | null }) =>
      ctx.db.updateTable('mails').set(fields).where('id', '=', id).execute();
    await change({ sending_at: after(ctx, { minutes: -4 }).now() });
    await expect(resendMail(staff, { id })).rejects.toThrow('invalid_transition');
    await change({ sending_at: after(ctx, { minutes: -6 }).now() });
    await resendMail(staff, { id });
    expect((await mails(ctx))[0]?.sending_at).toBeNull();
    const events = await ctx.db.selectFrom('outbox_events').select('kind').where('kind', '=', 'mail_written').execute();
    expect(events).toHaveLength(2);
    await change({ sent_at: ctx.now() });
    for (const move of [resendMail, discardMail])
      await expect(move(staff, { id })).rejects.toThrow('invalid_transition');
    await change({ sent_at: null });
    await discardMail(staff, { id });
    expect(await mails(ctx)).toEqual([]);
    await expect(discardMail(staff, { id })).rejects.toThrow('not_found');
  });
});
