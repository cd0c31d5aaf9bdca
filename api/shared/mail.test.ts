import { createServer } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import type { Ctx } from './context.ts';
import { writeMail } from './mail.ts';
import { sendWrittenMail } from './send-mail.ts';
import { test } from './test-database.ts';
import { inTransaction } from './transaction.ts';

const letter = { to: 'ana@example.test', locale: 'pt-PT', subject: 'Olá', text: 'Bem-vinda.' } as const;

describe('a mail', () => {
  test('is written once, with the event that sends it', async ({ ctx }) => {
    await writeMail(ctx, letter);
    const [mail, ...others] = await ctx.db.selectFrom('mails').selectAll().execute();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: letter.to,
      locale: 'pt-PT',
      subject: 'Olá',
      body_text: 'Bem-vinda.',
      created_at: ctx.now(),
      sent_at: null,
    });
    const events = await ctx.db.selectFrom('outbox_events').select(['kind', 'payload']).execute();
    expect(events).toEqual([{ kind: 'mail_written', payload: { mail_id: mail?.id } }]);
  });

  test('is not written by what was refused', async ({ ctx }) => {
    const refused = inTransaction(ctx, async (inside) => {
      await writeMail(inside, letter);
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    expect(await ctx.db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await ctx.db.selectFrom('outbox_events').select('id').execute()).toEqual([]);
  });

  test('is kept and not sent where there is no mail server', async ({ ctx }) => {
    const id = await written(ctx);
    await sendWrittenMail(ctx, id);
    expect(await sentAt(ctx, id)).toBeNull();
  });

  test('is sent once, however often its event is told', async ({ ctx }) => {
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

  test('waits for its next try when the mail server is away', async ({ ctx }) => {
    const nowhere = { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const id = await written(ctx);
    await expect(sendWrittenMail(nowhere, id)).rejects.toThrow('ECONNREFUSED');
    expect(await sentAt(ctx, id)).toBeNull();
  });
});

async function written(ctx: Ctx): Promise<number> {
  await writeMail(ctx, letter);
  const { id } = await ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return id;
}

async function sentAt(ctx: Ctx, id: number): Promise<Date | null> {
  const row = await ctx.db.selectFrom('mails').select('sent_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.sent_at;
}

/** As much of SMTP as taking a letter needs. */
async function mailServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let letterSoFar: string | null = null;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (letterSoFar === null) {
        const starts = /^DATA/i.test(text);
        if (starts) letterSoFar = '';
        socket.write(starts ? '354 go on\r\n' : '250 ok\r\n');
        return;
      }
      letterSoFar += text;
      if (!letterSoFar.endsWith('\r\n.\r\n')) return;
      received.push(letterSoFar.replaceAll('\r\n', '\n'));
      letterSoFar = null;
      socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}
