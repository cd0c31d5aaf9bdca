import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, vi, type MockInstance } from 'vitest';
import type { Ctx } from '../context.ts';
import { writeMail, type Mail } from './mail.ts';
import { sendWrittenMail } from './send-mail.ts';
import { test } from '../testing/database.ts';
import { inTransaction } from '../database/transaction.ts';

const requestedEmail = { to: 'ana@example.test', locale: 'pt-PT', subject: 'Olá', text: 'Bem-vinda.' } as const;

describe('an email', () => {
  test('is stored once, with the event that sends it', async ({ ctx }) => {
    await writeMail(ctx, requestedEmail);
    const [mail, ...others] = await ctx.db.selectFrom('mails').selectAll().execute();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: requestedEmail.to,
      locale: 'pt-PT',
      subject: 'Olá',
      body_text: 'Bem-vinda.',
      created_at: ctx.now(),
      sent_at: null,
    });
    const events = await ctx.db.selectFrom('outbox_events').select(['kind', 'payload']).execute();
    expect(events).toEqual([{ kind: 'mail_written', payload: { mail_id: mail?.id } }]);
  });

  test('is not stored by a refused command', async ({ ctx }) => {
    const refused = inTransaction(ctx, async (tx) => {
      await writeMail(tx, requestedEmail);
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    expect(await ctx.db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await ctx.db.selectFrom('outbox_events').select('id').execute()).toEqual([]);
  });

  test('is stored and not sent without a mail server', async ({ ctx }) => {
    const id = await written(ctx);
    await sendWrittenMail(ctx, id);
    expect(await sentAt(ctx, id)).toBeNull();
  });

  test('is sent once when its event arrives twice', async ({ ctx }) => {
    const { url, received } = await mailServer();
    const posting = { ...ctx, config: { ...ctx.config, smtpUrl: url } };
    const id = await written(ctx);
    await sendWrittenMail(posting, id);
    await sendWrittenMail(posting, id);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^To: ana@example\.test$/m);
    expect(received[0]).toContain(`Message-ID: <mail-${id}@localhost>`);
    expect(await sentAt(ctx, id)).toEqual(ctx.now());
  });

  test('is retried when the mail server is away', async ({ ctx }) => {
    const nowhere = { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const id = await written(ctx);
    await expect(sendWrittenMail(nowhere, id)).rejects.toThrow('ECONNREFUSED');
    expect(await sentAt(ctx, id)).toBeNull();
    const { url, received } = await mailServer();
    await sendWrittenMail(sendingBy(ctx, url), id);
    expect(received).toHaveLength(1);
  });

  test('is retried when the mail server disconnects before reading it', async ({ ctx }) => {
    const { url } = await mailServer('at DATA');
    const id = await written(ctx);
    await expect(sendWrittenMail(sendingBy(ctx, url), id)).rejects.toThrow('Connection closed');
    expect(await isFree(ctx, id)).toBe(true);
  });

  test('is plain text and HTML in its locale, with its reply address', async ({ ctx }) => {
    const { url, received } = await mailServer();
    const link = `${ctx.config.publicUrl}/login`;
    const id = await written(ctx, { ...requestedEmail, text: `Veja: ${link}`, replyTo: 'rui@example.test' });
    await sendWrittenMail(sendingBy(ctx, url), id);
    expect(received[0]).toMatch(/^Reply-To: rui@example\.test$/m);
    expect(received[0]).toMatch(/^Content-Language: pt-PT$/m);
    expect(received[0]).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(received[0]).toMatch(
      /Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/,
    );
    expect(received[0]?.replaceAll(/=\n/g, '').replaceAll('=3D', '=')).toContain(`<a href="${link}">${link}</a>`);
  });
});

describe('an email that may have been sent', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  test('is not retried when the mail server disconnects after reading it', async ({ ctx }) => {
    const { url, received } = await mailServer('after the letter');
    const id = await written(ctx);
    await sendWrittenMail(sendingBy(ctx, url), id);
    await sendWrittenMail(sendingBy(ctx, url), id);
    expect(received).toHaveLength(1);
    expect(await sentAt(ctx, id)).toBeNull();
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ mail: id }, { mail: id }]);
  });

  test('is not retried after a crash during delivery', async ({ ctx }) => {
    const { url, received } = await mailServer();
    const id = await written(ctx);
    await ctx.db.updateTable('mails').set({ sending_at: ctx.now() }).where('id', '=', id).execute();
    await sendWrittenMail(sendingBy(ctx, url), id);
    expect(received).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0]?.[0])).toContain('may not have been sent');
  });
});

function sendingBy(ctx: Ctx, smtpUrl: string): Ctx {
  return { ...ctx, config: { ...ctx.config, smtpUrl } };
}

async function isFree(ctx: Ctx, id: number): Promise<boolean> {
  const row = await ctx.db.selectFrom('mails').select('sending_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.sending_at === null;
}

async function written(ctx: Ctx, mail: Mail = requestedEmail): Promise<number> {
  await writeMail(ctx, mail);
  const { id } = await ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return id;
}

async function sentAt(ctx: Ctx, id: number): Promise<Date | null> {
  const row = await ctx.db.selectFrom('mails').select('sent_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.sent_at;
}

/** A minimal SMTP server, which can disconnect at a given point. */
async function mailServer(hangsUp?: 'at DATA' | 'after the letter'): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let emailSoFar: string | null = null;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (emailSoFar === null) {
        const starts = /^DATA/i.test(text);
        if (starts && hangsUp === 'at DATA') return socket.destroy();
        if (starts) emailSoFar = '';
        return socket.write(starts ? '354 go on\r\n' : '250 ok\r\n');
      }
      emailSoFar += text;
      if (!emailSoFar.endsWith('\r\n.\r\n')) return;
      received.push(emailSoFar.replaceAll('\r\n', '\n'));
      emailSoFar = null;
      if (hangsUp) return socket.destroy();
      return socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}
