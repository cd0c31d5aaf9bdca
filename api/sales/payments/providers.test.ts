import { describe, expect, onTestFinished, vi } from 'vitest';
import { paymentOffers, type GatewayFlow } from '#contract/sales/payments/offers.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { applyEvent } from './apply-event.ts';
import { approvePayment } from './approve-payment.ts';
import { waitingEvents } from './event-store.ts';
import { fetchEvents } from './fetch-events.ts';
import { makePayment, withGateway } from './make.ts';
import { maySendProof } from './send-proof.ts';
import { allOffers } from './providers/find-provider.ts';
import type { GatewayEvent, NewCharge, PaymentProvider } from './providers/port.ts';
import { paymentProviders } from './providers/all.gen.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';

const byPlanted = { method: 'multicaixa', channel: 'mpesa', phone: '923 456 789' } as const;
const ended = { sort: [], limit: 20, offset: 0, filter: {} };

/** Adds an invented provider for the duration of the test; `charges` records its requests. */
function plantProvider(flow: GatewayFlow) {
  const charges: NewCharge[] = [];
  const unacknowledged: GatewayEvent[] = [];
  const offer = { name: 'planted', ...byPlanted, provider: 'planted', flow, hours: 1, currencies: ['aoa'] };
  const needs = {
    needsBankAccount: false,
    needsCashDesk: false,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: null,
  };
  const planted: PaymentProvider = {
    offers: [{ ...offer, ...needs, answerSeconds: null }],
    gateway: () => ({
      entity: null,
      reserve: async () => `planted-${charges.length + 1}`,
      create: async (charge) => {
        charges.push(charge);
        return flow === 'redirect' ? { redirectUrl: `https://pay.example/${charge.providerRef}` } : {};
      },
      cancel: async () => {},
      parseEvent: ({ body }) => eventOf(new TextDecoder().decode(body)),
      acknowledge: async (id) => void unacknowledged.splice(0).filter(({ externalId }) => externalId !== id),
      listUnacknowledged: async () => unacknowledged,
      sandboxUrl: () => null,
    }),
  };
  paymentProviders['planted'] = planted;
  onTestFinished(() => void delete paymentProviders['planted']);
  return { charges, unacknowledged };
}

function eventOf(providerRef: string): GatewayEvent {
  return { externalId: `1 ${providerRef}`, providerRef, amountMinor: 4_500_000, currencyKey: 'aoa', raw: {} };
}

async function applyAll(ctx: Ctx): Promise<void> {
  for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
}

describe('a provider in the list', () => {
  test.for(['push', 'redirect', 'reference'] as const)('is paid through by %s', async (flow, { ctx }) => {
    const { charges } = plantProvider(flow);
    const { payment, order, buyer } = await makePayment(ctx, byPlanted);
    expect(payment).toMatchObject({ status: 'pending', expires_at: '2026-11-21T09:00:00.000Z', bank: null });
    await startCharge(asSystem(ctx), payment.id);
    expect(charges).toMatchObject([{ providerRef: 'planted-1', amountMinor: 4_500_000, orderNumber: order.number }]);
    const { results } = await retrievePayments(buyer, ended);
    expect(results[0]).toMatchObject({
      reference: flow === 'reference' ? 'planted-1' : null,
      redirect_url: flow === 'redirect' ? 'https://pay.example/planted-1' : null,
    });
    const body = new TextEncoder().encode('planted-1');
    await receiveProviderEvent(asSystem(ctx), {
      provider: 'planted',
      body,
      headers: new Headers(),
      query: new URLSearchParams(),
    });
    await applyAll(asSystem(ctx));
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
  });

  test('is asked for unacknowledged events although another one is down', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { unacknowledged } = plantProvider('push');
    const { payment } = await makePayment(ctx, byPlanted);
    await startCharge(asSystem(ctx), payment.id);
    unacknowledged.push(eventOf('planted-1'));
    await sandbox.close();
    await expect(fetchEvents(asSystem(ctx))).rejects.toThrow('fetch failed');
    await applyAll(asSystem(ctx));
    expect((await findPayment(ctx, payment.id)).status).toBe('paid');
  });

  test('times out without waiting for one that does not answer', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    plantProvider('push');
    const [planted, elsewhere] = [await makePayment(ctx, byPlanted), await makePayment(ctx)];
    await sandbox.close();
    const complained = vi.spyOn(console, 'error').mockReturnValueOnce();
    await timeOutPayments(asSystem(later(ctx, 80)));
    expect(complained).toHaveBeenCalledOnce();
    expect((await findPayment(ctx, planted.payment.id)).status).toBe('timeout');
    expect((await findPayment(ctx, elsewhere.payment.id)).status).toBe('pending');
  });

  test('takes neither a proof nor an approval by hand', async ({ ctx }) => {
    plantProvider('push');
    const { payment, buyer } = await makePayment(ctx, byPlanted);
    await expect(maySendProof(buyer)).rejects.toThrow('method_not_available');
    await expect(approvePayment(asSystem(ctx), { id: payment.id })).rejects.toThrow('method_not_available');
  });
});

test('each offer belongs to exactly one provider', () => {
  expect(allOffers().toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    [...paymentOffers].toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});
