import { describe, expect, test } from 'vitest';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { issueCreditNote, issueInvoice } from './index.ts';
import { makePaidOrder, makeSeller, withKey } from './make.ts';
import { internalProvider } from './providers/internal.ts';

const due_at = new Date('2026-12-21T08:00:00Z');

async function documentsIn({ db }: Ctx) {
  return db
    .selectFrom('fiscal_documents')
    .select(['number', 'series_number', 'hash', 'previous_hash', 'total_minor'])
    .orderBy('series_number')
    .execute();
}

describe('at the same moment', () => {
  test('20 invoices take numbers without a gap, in one chain', async ({ skip }) => {
    const world = await openWorld(skip);
    const guest = withKey(world.guest);
    await makeSeller(guest);
    const ids: number[] = [];
    for (let made = 0; made < 20; made += 1) ids.push((await makeOrder(guest)).order.id);
    await Promise.all(ids.map((id, other) => issueInvoice(asSystem(world.asOther(guest, other)), id, { due_at })));
    const documents = await documentsIn(guest);
    expect(documents.map(({ series_number }) => series_number)).toEqual(ids.map((_, at) => at + 1));
    expect(documents.map(({ previous_hash }) => previous_hash)).toEqual([
      '',
      ...documents.slice(0, -1).map(({ hash }) => hash),
    ]);
  }, 60_000);

  test('two deliveries of a paid order issue one document', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    await makeSeller(guest);
    for (let time = 1; time <= 5; time += 1) {
      const { order } = await makePaidOrder(guest);
      await Promise.all(
        [0, 1, 2].map((other) => internalProvider.orderPaid(asSystem(asOther(guest, other)), order.id)),
      );
      expect((await documentsIn(guest)).map(({ number }) => number)).toHaveLength(time);
    }
  }, 60_000);

  test('four credit notes return no more than was invoiced', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    await makeSeller(guest);
    const { order } = await makeOrder(guest);
    await issueInvoice(guest, order.id, { due_at });
    const crediting = [1, 2, 3, 4].map((refund) =>
      issueCreditNote(asSystem(asOther(guest, refund)), {
        order_id: order.id,
        amount_minor: 1_500_000,
        reason: 'Desistência',
        occasion: `refund ${refund}`,
      }).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
    expect((await Promise.all(crediting)).toSorted()).toEqual(['done', 'done', 'done', 'invoice_missing']);
    const notes = (await documentsIn(guest)).filter(({ number }) => number.startsWith('NC'));
    expect(notes.map(({ total_minor }) => total_minor)).toEqual([1_500_000, 1_500_000, 1_500_000]);
  }, 60_000);
});
