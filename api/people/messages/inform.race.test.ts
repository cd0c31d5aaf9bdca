import { tmpdir } from 'node:os';
import { expect, onTestFinished, vi } from 'vitest';
import { makeUser } from '#api/people/identity/make.ts';
import { outboxChannel } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { inform, type Message } from './inform.ts';
import { orderFacts } from './make.ts';

test('concurrent events notify a user once, and announce the email', async ({ database }) => {
  const ctx = asSystem(makeCtx({ db: database.db, folder: tmpdir() }));
  const user = await makeUser(ctx);
  const announced = vi.fn<() => void>();
  onTestFinished(await database.listen(outboxChannel, announced));
  const message: Message = { user_id: user.id, kind: 'order_placed', subject: 'order 1', facts: orderFacts };
  await Promise.all([1, 2, 3, 4, 5].map(() => inform(ctx, message)));
  expect(await ctx.db.selectFrom('mails').select('recipient').execute()).toEqual([{ recipient: user.username }]);
  expect(await ctx.db.selectFrom('message_versions').select(['warnings', 'notifications']).execute()).toEqual([
    { warnings: 1, notifications: 1 },
  ]);
  await vi.waitFor(() => expect(announced).toHaveBeenCalled());
});
