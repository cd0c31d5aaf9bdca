import { expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClass } from './make.ts';
import { updateClass } from './update-class.ts';
import { notifyClassBelowMinimum, warnBelowMinimum } from './warn-below-minimum.ts';

async function emitted(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('kind', '=', 'class_below_minimum')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

test('staff are warned once for each deadline at which a class has too few people', async ({ ctx }) => {
  const deadline = '2026-11-20T22:00:00.000Z';
  const { id } = await makeClass(ctx, { min_participants: 6, registration_deadline: deadline });
  await makeClass(ctx, { min_participants: 0, registration_deadline: deadline });
  await makeClass(ctx, { min_participants: 6 });
  await warnBelowMinimum(asSystem(ctx));
  await warnBelowMinimum(asSystem(ctx));
  const low = { class_id: id, deadline, enrolled: 0, minimum: 6 };
  expect(await emitted(ctx)).toEqual([low]);
  await updateClass(asSystem(ctx), { id, registration_deadline: '2026-11-20T23:00:00Z' });
  await warnBelowMinimum(asSystem(ctx));
  expect(await emitted(ctx)).toHaveLength(2);

  const { userId } = signedIn(await asA(ctx, 'administrator'));
  await notifyClassBelowMinimum(asSystem(ctx), low);
  await notifyClassBelowMinimum(asSystem(ctx), low);
  const warnings = ctx.db.selectFrom('user_warnings').select(['kind', 'type']).where('user_id', '=', userId);
  expect(await warnings.execute()).toEqual([{ kind: 'class_below_minimum', type: 'alert' }]);
});
