import { expect } from 'vitest';
import { after } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { purgeOldEmails } from '#api/shared/mail/purge-old-emails.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { binNotifications } from './change-notifications.ts';
import { purgeOldMessages } from './purge-old-messages.ts';
import { makeMessage } from './make.ts';
import { moveUserWarnings } from './move-user-warnings.ts';

async function left(ctx: Ctx) {
  const count = async (table: 'user_warnings' | 'notifications' | 'told_messages' | 'mails') =>
    (
      await ctx.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all;
  return {
    warnings: await count('user_warnings'),
    notifications: await count('notifications'),
    notified: await count('told_messages'),
    mails: await count('mails'),
  };
}

test('the bin and stored emails are emptied after a month', async ({ ctx }) => {
  const { own, warning, notification } = await makeMessage(ctx);
  await moveUserWarnings(own, { ids: [warning.id], move: 'delete' });
  await binNotifications(own, { ids: [notification.id], deleted: true });
  await purgeOldMessages(after(ctx, { days: 29 }));
  await purgeOldEmails(after(ctx, { days: 29 }));
  expect(await left(ctx)).toEqual({ warnings: 1, notifications: 1, notified: 1, mails: 1 });
  await purgeOldMessages(after(ctx, { days: 31 }));
  await purgeOldEmails(after(ctx, { days: 31 }));
  expect(await left(ctx)).toEqual({ warnings: 0, notifications: 0, notified: 1, mails: 0 });
});

test('settled messages are deleted after two years, open warnings stay', async ({ ctx }) => {
  await makeMessage(ctx);
  const { warning } = await makeMessage(ctx);
  await moveUserWarnings(asSystem(ctx), { ids: [warning.id], move: 'deactivate' });
  await purgeOldMessages(after(ctx, { days: 731 }));
  expect(await left(ctx)).toMatchObject({ warnings: 1, notifications: 0, notified: 0 });
});
