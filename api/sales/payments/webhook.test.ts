import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, vi } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { waitingEvents } from './event-store.ts';
import { webhookUrl } from './providers/webhook-url.ts';
import { makePayment, withGateway } from './make.ts';
import { paymentsRawRoutes } from './raw-routes.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';

const listener = paymentsRawRoutes.find(({ path }) => path.startsWith('/payments/webhooks'))?.handle;

type Call = { url: string; body: string; signature?: string };

function post(ctx: Ctx, { url, body, signature = '' }: Call): Promise<Response> {
  const [secret = '', provider = ''] = new URL(url).pathname.split('/').toReversed();
  const request = new Request(url, { method: 'POST', body, headers: { 'x-signature': signature } });
  if (!listener) throw new Error('There is no webhook.');
  return listener(ctx, request, { provider, secret });
}

/** Serves the webhook over HTTP; its first two calls answer 503. */
async function openWebhook(input: Ctx): Promise<{ ctx: Ctx; calls: () => number }> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    if (calls <= 2) return void response.writeHead(503).end();
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const signature = String(request.headers['x-signature']);
      const url = `http://localhost${request.url}`;
      void post(input, { url, body, signature }).then(({ status }) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ctx: { ...input, config: { ...input.config, publicUrl: `http://localhost:${port}` } }, calls: () => calls };
}

describe('the webhook', () => {
  test('receives a payment from the sandbox, which retries until it answers', async ({ ctx: input }) => {
    const webhook = await openWebhook(input);
    const { ctx, sandbox } = await withGateway(webhook.ctx);
    const { payment } = await makePayment(ctx);
    await startCharge(asSystem(ctx), payment.id);
    const { reference } = await findPayment(ctx, payment.id);
    await fetch(`${sandbox.url}/pay/${reference}`, {
      method: 'POST',
      body: new URLSearchParams({ amount: '45000.00' }),
    });
    await vi.waitFor(() => expect(sandbox.bank.undelivered()).toEqual([]));
    expect(webhook.calls()).toBe(3);
    expect(await waitingEvents(ctx)).toMatchObject([{ amount_minor: 4_500_000 }]);
  });

  test('refuses callers without the secret address', async ({ ctx }) => {
    const url = webhookUrl(ctx.config, 'proxypay');
    await expect(post(ctx, { url: `${url}x`, body: '{}' })).rejects.toThrow('not_found');
    await expect(post(ctx, { url: url.replace('proxypay', 'stranger'), body: '{}' })).rejects.toThrow('not_found');
    expect(await ctx.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  test('stops reading at 64 kB', async ({ ctx }) => {
    const url = webhookUrl(ctx.config, 'proxypay');
    await expect(post(ctx, { url, body: 'x'.repeat(65 * 1024) })).rejects.toThrow('too_large');
  });
});
