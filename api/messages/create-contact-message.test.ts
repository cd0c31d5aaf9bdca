import { describe, expect } from 'vitest';
import { writeSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { test as plainTest } from '#api/shared/test-database.ts';
import { createContactMessage } from './create-contact-message.ts';

const operator = 'ajuda@mestria.test';

const test = plainTest.extend<{ ctx: Ctx }>({
  ctx: async ({ ctx }, run) => {
    await writeSetting(asHouse(ctx), { key: 'contactEmail', value: operator });
    await run(ctx);
  },
});

const letter = {
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
  test('reaches the house, to be answered to its sender, who has a confirmation', async ({ ctx }) => {
    expect(await createContactMessage({ ...ctx, locale: 'en-GB' }, letter)).toEqual({ email: letter.email });
    const [toHouse, confirmation, ...others] = await mails(ctx);
    expect(others).toEqual([]);
    expect(toHouse).toMatchObject({
      recipient: operator,
      reply_to: letter.email,
      subject: 'Contacto: Faturas',
      locale: 'pt-PT',
    });
    expect(toHouse?.body_text).toContain('Ana Tavares (ana@exemplo.ao)');
    expect(toHouse?.body_text).toContain(letter.message);
    expect(confirmation).toMatchObject({
      recipient: letter.email,
      reply_to: null,
      subject: 'We have received your message',
      locale: 'en-GB',
    });
    for (const typed of [letter.name, letter.subject, letter.message])
      expect(confirmation?.body_text).not.toContain(typed);
  });

  test('has no line break in its name or subject', async ({ ctx }) => {
    await createContactMessage(ctx, { ...letter, name: 'Ana\r\nBcc: all@exemplo.ao', subject: 'Olá\n\nVisite já' });
    const [toHouse] = await mails(ctx);
    expect(toHouse?.subject).toBe('Contacto: Olá Visite já');
    expect(toHouse?.body_text).toContain('Ana Bcc: all@exemplo.ao (ana@exemplo.ao)');
  });

  test('of a machine is answered as any other, and goes nowhere', async ({ ctx }) => {
    const answer = await createContactMessage(ctx, { ...letter, website: 'https://buy.example' });
    expect(answer).toEqual({ email: letter.email });
    expect(await mails(ctx)).toEqual([]);
  });

  test('is refused while the operator has set no address, and leaves nothing behind', async ({ ctx }) => {
    await writeSetting(asHouse(ctx), { key: 'contactEmail', value: '' });
    await expect(createContactMessage(ctx, letter)).rejects.toThrow('contact_not_available');
    expect(await mails(ctx)).toEqual([]);
  });

  test('needs an address to answer to', async ({ ctx }) => {
    await expect(createContactMessage(ctx, { ...letter, email: 'ana at home' })).rejects.toMatchObject({
      code: 'username_invalid',
      data: { field: 'email' },
    });
    expect(await mails(ctx)).toEqual([]);
  });

  test('comes five times an hour from one place, and no more', async ({ ctx }) => {
    for (let sent = 0; sent < 5; sent += 1)
      await createContactMessage(ctx, { ...letter, email: `a${sent}@exemplo.ao` });
    await expect(createContactMessage(ctx, letter)).rejects.toMatchObject({ code: 'too_many_requests' });
    const elsewhere = { ...ctx, client: { ...ctx.client, address: '10.1.2.3' } };
    await expect(createContactMessage(elsewhere, letter)).resolves.toBeDefined();
  });

  test('floods nobody with confirmations', async ({ ctx }) => {
    for (let sent = 0; sent < 5; sent += 1) {
      const elsewhere = { ...ctx, client: { ...ctx.client, address: `10.1.2.${sent}` } };
      await createContactMessage(elsewhere, { ...letter, email: sent % 2 ? letter.email : 'ANA@exemplo.ao' });
    }
    const to = (await mails(ctx)).map(({ recipient }) => recipient.toLowerCase());
    expect(to.filter((recipient) => recipient === letter.email)).toHaveLength(3);
    expect(to.filter((recipient) => recipient === operator)).toHaveLength(5);
  });
});
