import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import type { NewWebhook } from '#contract/areas/webhooks/calls.ts';
import { events } from '#contract/index.ts';
import { webhookBody } from '#contract/areas/webhooks/events.ts';
import { webhookEventTypes } from '#contract/areas/webhooks/values.ts';
import { after, asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './edit-webhooks.ts';
import { notifyDisabled } from './notify-disabled.ts';
import { queueAs } from './queue-deliveries.ts';
import { resendWebhookDelivery, retrieveWebhookDeliveries, retrieveWebhookSources } from './retrieve-webhooks.ts';
import { purgeDeliveries, sendDeliveries, sendDueDeliveries } from './send-deliveries.ts';
import { webhooksSlice } from './slice.ts';
import { claimDelivery } from './store/deliveries.ts';

type Due = { webhook_id: number; delivery_id?: number };
type Received = { headers: IncomingHttpHeaders; text: string };

/** A program on this machine that answers with these statuses, and then with 204. */
async function receiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/hook`, received };
}

function make(me: Ctx, address: string, input: Partial<NewWebhook> = {}) {
  return createWebhook(me, { name: 'ERP', address, events: ['order.paid'], ...input });
}

/** The reaction to an event with this id. */
function paid(ctx: Ctx, eventId: number): Promise<void> {
  return queueAs('order.paid')['queue-webhooks'](asSystem(ctx), { order_id: 7 }, eventId);
}

/** What a job does next: the deliveries that wait for one. */
async function sendEmitted(ctx: Ctx): Promise<void> {
  const emitted = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'webhook_due');
  for (const { payload } of await emitted.execute()) {
    const { webhook_id, delivery_id } = payload as Due;
    await sendDeliveries(asSystem(ctx), webhook_id, { firstId: delivery_id });
  }
}

async function deliveriesIn(me: Ctx) {
  return (await retrieveWebhookDeliveries(me, queryOf({}))).results;
}

async function stateOf(me: Ctx, id: number) {
  const [row] = (await retrieveWebhookSources(me, queryOf({ filter: { id } }))).results;
  return row && { state: row.state, reason: row.disabled_reason };
}

function signed(secret: string, { headers, text }: Received): string {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

describe('an event', () => {
  test('is sent once to each webhook that chose it, signed, as the description says', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const [erp, other] = [await receiver(), await receiver()];
    const { secret } = await make(me, erp.address);
    await make(me, other.address, { events: ['order.canceled'] });
    for (const _ of [1, 2]) await paid(ctx, 41);
    for (const _ of [1, 2]) await sendEmitted(ctx);
    expect([erp.received.length, other.received.length]).toEqual([1, 0]);
    const [message] = erp.received;
    if (!message) throw new Error('Nothing arrived.');
    expect(message.headers).toMatchObject({ 'webhook-id': 'msg_41', 'webhook-signature': signed(secret, message) });
    expect(webhookBody('order.paid').strict().parse(JSON.parse(message.text))).toMatchObject({
      type: 'order.paid',
      data: { order_id: 7 },
    });
    expect(await deliveriesIn(me)).toMatchObject([
      { state: 'delivered', attempts: 1, last_status: 204, last_error: null },
    ]);
  });

  test('comes from an event of the site, for each declared type', () => {
    const queued = Object.entries(webhooksSlice.reactions).filter(([, named]) => 'queue-webhooks' in named);
    expect(queued).toHaveLength(webhookEventTypes.length);
    expect(queued.map(([kind]) => kind).filter((kind) => !(kind in events))).toEqual([]);
  });

  test('is not sent to a webhook that is switched off or deleted', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver();
    await make(me, address, { is_active: false });
    await deleteWebhook(me, await make(me, address));
    await paid(ctx, 41);
    await sendEmitted(ctx);
    await sendDueDeliveries(asSystem(ctx));
    expect([received.length, (await deliveriesIn(me)).length]).toEqual([0, 0]);
  });
});

describe('a failed delivery', () => {
  test('is tried again later, and what comes after it waits until the receiver is back', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver(500);
    const { id } = await make(me, address);
    await paid(ctx, 41);
    await sendEmitted(ctx);
    await paid(ctx, 42);
    await sendEmitted(ctx);
    expect(received).toHaveLength(1);
    expect(await stateOf(me, id)).toEqual({ state: 'failing', reason: null });
    expect((await deliveriesIn(me)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'HTTP 500' });
    await sendDueDeliveries(asSystem(after(ctx, { minutes: 2 })));
    expect(received.map(({ headers }) => String(headers['webhook-id'])).toSorted()).toEqual([
      'msg_41',
      'msg_41',
      'msg_42',
    ]);
    expect(await stateOf(me, id)).toEqual({ state: 'working', reason: null });
  });

  test('switches the webhook off after five days, and tells those who look after it', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address } = await receiver(...Array<number>(3).fill(503));
    const { id } = await make(me, address);
    await paid(ctx, 41);
    await sendEmitted(ctx);
    await sendDueDeliveries(asSystem(after(ctx, { days: 4 })));
    expect(await stateOf(me, id)).toMatchObject({ state: 'failing' });
    await sendDueDeliveries(asSystem(after(ctx, { days: 5, minutes: 10 })));
    expect(await stateOf(me, id)).toEqual({ state: 'disabled', reason: 'failing' });
    await notifyDisabled(asSystem(ctx), id);
    const notices = ctx.db.selectFrom('notifications').select('kind').where('kind', '=', 'webhook_disabled');
    expect(await notices.execute()).toHaveLength(1);
    await updateWebhook(me, { id, is_active: true });
    expect(await stateOf(me, id)).toEqual({ state: 'working', reason: null });
  });

  test('switches it off at once where the address is gone', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { id } = await make(me, (await receiver(410)).address);
    await paid(ctx, 41);
    await sendEmitted(ctx);
    expect(await stateOf(me, id)).toEqual({ state: 'disabled', reason: 'gone' });
  });

  test('does not delay those to others, however many there are', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const [broken, sound] = [await receiver(...Array<number>(9).fill(500)), await receiver(500)];
    await make(me, broken.address);
    await make(me, sound.address);
    for (const eventId of [41, 42, 43, 44]) await paid(ctx, eventId);
    await sendEmitted(ctx);
    await sendDueDeliveries(asSystem(after(ctx, { minutes: 2 })));
    expect([sound.received.length, broken.received.length]).toEqual([5, 2]);
  });

  test('leaves the webhook to one sender at a time, until the sender is lost', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver();
    const { id } = await make(me, address);
    for (const eventId of [41, 42]) await paid(ctx, eventId);
    expect(await claimDelivery(ctx, id)).toMatchObject({ event_id: 41, attempts: 1 });
    await sendEmitted(ctx);
    expect(received).toEqual([]);
    await sendDueDeliveries(asSystem(after(ctx, { minutes: 1 })));
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_42', 'msg_41']);
    expect((await deliveriesIn(me)).map(({ attempts }) => attempts)).toEqual([1, 2]);
  });

  test('is sent again on request, with the same id', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver();
    const { id: webhookId } = await make(me, address);
    await paid(ctx, 41);
    await sendEmitted(ctx);
    const [delivery] = await deliveriesIn(me);
    await resendWebhookDelivery(me, { id: delivery?.id ?? 0 });
    await sendEmitted(ctx);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_41', 'msg_41']);
    await updateWebhook(me, { id: webhookId, is_active: false });
    await expect(resendWebhookDelivery(me, { id: delivery?.id ?? 0 })).rejects.toThrow('webhook_disabled');
    await expect(resendWebhookDelivery(me, { id: 987_654 })).rejects.toThrow('not_found');
    await purgeDeliveries(after(ctx, { days: 31 }));
    expect(await deliveriesIn(me)).toEqual([]);
  });
});

describe('the secret of a webhook', () => {
  test('is replaced with both in use for a day, and is never stored as it is', async ({ ctx }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver();
    const made = await make(me, address);
    const { secret } = await rotateWebhookSecret(me, { id: made.id });
    await paid(ctx, 41);
    await sendEmitted(ctx);
    const tomorrow = after(ctx, { days: 1 });
    await paid(tomorrow, 42);
    await sendDueDeliveries(asSystem(tomorrow));
    const [today, next] = received;
    if (!today || !next) throw new Error('Two deliveries were to arrive.');
    const [both, one] = [`${signed(secret, today)} ${signed(made.secret, today)}`, signed(secret, next)];
    expect(received.map(({ headers }) => headers['webhook-signature'])).toEqual([both, one]);
    const stored = JSON.stringify(await ctx.db.selectFrom('webhooks').selectAll().execute());
    expect([stored.includes(secret), stored.includes(made.secret)]).toEqual([false, false]);
  });
});

describe('the address of a webhook', () => {
  test('leads into the internet wherever others reach the site, when it is typed and when it is used', async ({
    ctx,
  }) => {
    const me = await asA(ctx, 'administrator');
    const { address, received } = await receiver();
    const open: Ctx = { ...me, config: { ...me.config, publicUrl: 'https://demo.mestria.example' } };
    for (const closed of [
      address,
      'https://10.0.0.1/',
      'https://servidor/',
      'ftp://erp.exemplo.ao/',
      'erp.exemplo.ao',
    ]) {
      await expect(make(open, closed)).rejects.toThrow('webhook_address_invalid');
    }
    const { id } = await make(open, 'https://erp.exemplo.ao/hook');
    await expect(updateWebhook(open, { id, address })).rejects.toThrow('webhook_address_invalid');
    await updateWebhook(me, { id, address });
    await paid(ctx, 41);
    await sendEmitted({ ...ctx, config: open.config });
    expect(received).toEqual([]);
    expect((await deliveriesIn(me))[0]?.last_error).toMatch(/not in the internet/);
  });
});

test('webhooks are open to those who look after them', async ({ ctx }) => {
  const trainer = await asA(ctx, 'trainer');
  await expect(make(trainer, 'https://erp.exemplo.ao/')).rejects.toThrow('not_allowed');
  await expect(deliveriesIn(trainer)).rejects.toThrow('not_allowed');
  const me = await asA(ctx, 'administrator');
  await expect(make(after(me, { minutes: 11 }), 'https://erp.exemplo.ao/')).rejects.toThrow(
    'reauthentication_required',
  );
  for (let many = 0; many < 20; many += 1) await make(me, 'https://erp.exemplo.ao/');
  await expect(make(me, 'https://erp.exemplo.ao/')).rejects.toThrow('webhooks_full');
});
