import { expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { emittedEvents } from './make.ts';
import { registerOrdered } from './register-ordered.ts';

test('an order registers the participants of its classes that demand files, once', async ({ ctx }) => {
  const { order } = await makeOrder(ctx, { class: await makeClass(ctx, { mandatory_files: ['id-copy'] }) });
  await registerOrdered(asSystem(ctx), order.id);
  await registerOrdered(asSystem(ctx), order.id);
  expect(await emittedEvents(ctx, 'enrollment_registered')).toHaveLength(1);
});

test('an order of classes that demand none takes one look, and no lock', async ({ ctx, queries }) => {
  const { order } = await makeOrder(ctx, { class: await makeClass(ctx) });
  queries.length = 0;
  await registerOrdered(asSystem(ctx), order.id);
  expect(queries).toHaveLength(1);
  expect(await emittedEvents(ctx, 'enrollment_registered')).toEqual([]);
});
