import { describe, expect } from 'vitest';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test as plainTest } from '#api/shared/testing/database.ts';
import { createContactMessage } from './create-contact-message.ts';

const operator = 'ajuda@mestria.test';

const test = plainTest.extend<{ ctx: Ctx }>({
  ctx: async ({ ctx }, run) => {
    await writeSetting(asSystem(ctx), { key: 'contactEmail', value: operator });
    await run(ctx);
  },
});

const requestedEmail = {
  name: 'Ana Tavares',
  email: 'ana@exemplo.ao',
  subject: 'Faturas',
  message: 'Bom dia.\n\nComo peço a fatura?',
  website: '',
};

async function mails(ctx: Ctx) {
  return ctx.db.selectFrom('mails').selectAll().orderBy('id').execute();
}

describe('a contact message', () => {
  test('reaches the operator with the sender as reply address, and is confirmed', async ({ ctx }) => {
    expect(await createContactMessage({ ...ctx, locale: 'en-GB' }, requestedEmail)).toEqual({
      email: requestedEmail.email,
    });
    const [toOperator, confirmation, ...others] = await mails(ctx);
    expect(others).toEqual([]);
    expect(toOperator).toMatchObject({
      recipient: operator,
      reply_to: requestedEmail.email,
      subject: 'Contacto: Faturas',
      locale: 'pt-PT',
    });
    expect(toOperator?.body_text).toContain('Ana Tavares (ana@exemplo.ao)');
    expect(toOperator?.body_text).toContain(requestedEmail.message);
    expect(confirmation).toMatchObject({
      recipient: requestedEmail.email,
      reply_to: null,
      subject: 'We have received your message',
      locale: 'en-GB',
    });
    for (const typed of [requestedEmail.name, requestedEmail.subject, requestedEmail.message])
      expect(confirmation?.body_text).not.toContain(typed);
  });

  test('has no line break in its name or subject', async ({ ctx }) => {
    await createContactMessage(ctx, {
      ...requestedEmail,
      name: 'Ana\r\nBcc: all@exemplo.ao',
      subject: 'Olá\n\nVisite já',
    });
    const [toOperator] = await mails(ctx);
    expect(toOperator?.subject).toBe('Contacto: Olá Visite já');
    expect(toOperator?.body_text).toContain('Ana Bcc: all@exemplo.ao (ana@exemplo.ao)');
  });

  test('of a bot is answered normally, and not sent', async ({ ctx }) => {
    const answer = await createContactMessage(ctx, { ...requestedEmail, website: 'https://buy.example' });
    expect(answer).toEqual({ email: requestedEmail.email });
    expect(await mails(ctx)).toEqual([]);
  });

  test('is refused without an address of the operator, and stores nothing', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'contactEmail', value: '' });
    await expect(createContactMessage(ctx, requestedEmail)).rejects.toThrow('contact_not_available');
    expect(await mails(ctx)).toEqual([]);
  });

  test('needs a valid reply address', async ({ ctx }) => {
    await expect(createContactMessage(ctx, { ...requestedEmail, email: 'ana at home' })).rejects.toMatchObject({
      code: 'username_invalid',
      data: { field: 'email' },
    });
    expect(await mails(ctx)).toEqual([]);
  });

  test('is accepted five times an hour from one address', async ({ ctx }) => {
    for (let sent = 0; sent < 5; sent += 1)
      await createContactMessage(ctx, { ...requestedEmail, email: `a${sent}@exemplo.ao` });
    await expect(createContactMessage(ctx, requestedEmail)).rejects.toMatchObject({ code: 'too_many_requests' });
    const elsewhere = { ...ctx, client: { ...ctx.client, address: '10.1.2.3' } };
    await expect(createContactMessage(elsewhere, requestedEmail)).resolves.toBeDefined();
  });

  test('limits confirmations per address', async ({ ctx }) => {
    for (let sent = 0; sent < 5; sent += 1) {
      const elsewhere = { ...ctx, client: { ...ctx.client, address: `10.1.2.${sent}` } };
      await createContactMessage(elsewhere, {
        ...requestedEmail,
        email: sent % 2 ? requestedEmail.email : 'ANA@exemplo.ao',
      });
    }
    const to = (await mails(ctx)).map(({ recipient }) => recipient.toLowerCase());
    expect(to.filter((recipient) => recipient === requestedEmail.email)).toHaveLength(3);
    expect(to.filter((recipient) => recipient === operator)).toHaveLength(5);
  });
});
