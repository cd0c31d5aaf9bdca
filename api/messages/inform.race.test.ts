import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { makeUser } from '#api/identity/make.ts';
import { outboxChannel } from '#api/shared/events.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { makeCtx, test } from '#api/shared/test-database.ts';
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

test.runIf(process.env['TEST_DATABASE_URL'])('PostgreSQL stores the plan of a message', async ({ ctx }) => {
  const user = await makeUser(ctx);
  for (let times = 0; times < 20; times++) {
    const subject = `order ${times}`;
    const about = { user_id: user.id, subject, facts: orderFacts };
    await inform(asSystem(ctx), { ...about, kind: 'order_placed' });
    await inform(asSystem(ctx), { ...about, kind: 'order_paid', settles: { kinds: ['order_placed'], subject } });
  }
  const { rows } = await sql`select generic_plans > 0 as is_stored from pg_prepared_statements
    where statement like '%told_messages%'`.execute(ctx.db);
  expect(rows).toEqual([{ is_stored: true }, { is_stored: true }]);
});
