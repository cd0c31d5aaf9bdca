import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { payFor, storeMoney, withGateway } from '#api/sales/payments/make.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import { emit, type EventKind } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { reactNow } from './react-now.ts';
import { reactions } from './reactions.ts';

/** It takes 109. */
const most = 120;
const everyKind = Object.keys(reactions) as EventKind[];

describe('an order', () => {
  test('takes a limited number of statements from its cart until its buyer is enrolled', async ({
    database,
    queries,
  }) => {
    const settings = openCachedCounts({ most: 1, freshMs: 60_000 });
    const { ctx } = await withGateway({ ...makeCtx({ db: database.db, folder: tmpdir() }), settings });
    const [buyer, held] = [await asA(ctx, 'student'), await makeClass(ctx)];
    await reactNow(asSystem(ctx), everyKind);
    await readSetting(ctx, 'vatRatePercent');

    queries.length = 0;
    const made = await makeOrder(ctx, { buyer, class: held });
    await reactNow(asSystem(ctx), everyKind);
    const payment = await payFor(made, { method: 'multicaixa', channel: 'reference' });
    await reactNow(asSystem(ctx), everyKind);
    const payment_event_id = await storeMoney(ctx, { payment }, { id: 1, amountMinor: 4_500_000 });
    await emit(ctx, 'payment_event_received', { payment_event_id });
    await reactNow(asSystem(ctx), everyKind);

    expect((await findOrder(ctx, made.order.id)).status).toBe('finalizada');
    // Only the driver of PostgreSQL reports the ends of transactions.
    const statements = queries.filter((text) => text !== 'commit');
    expect(statements.length).toBeLessThan(most);
  }, 60_000);
});
