import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { configureNotifications } from '#api/people/messages/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { waitingKinds } from './make.ts';
import { sendSummaries } from './send-summaries.ts';

/** The system at this moment of the test. */
function at(ctx: Ctx, moment: string): Ctx {
  return asSystem({ ...ctx, now: () => new Date(moment) });
}

const makeStaff = async (ctx: Ctx) => signInAs(ctx, await makeUser(ctx, { roles: ['administrator'] }));

async function mailsTo(ctx: Ctx, staff: Ctx) {
  const { username } = await ctx.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', signedIn(staff).userId)
    .executeTakeFirstOrThrow();
  return ctx.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', username)
    .orderBy('id')
    .execute();
}

describe('the summary of the inbox', () => {
  test('says by mail what waits, by kind and age', async ({ ctx }) => {
    const staff = await makeStaff(ctx);
    const early = { ...ctx, now: () => new Date('2026-11-18T10:00:00Z') };
    await waitingKinds.student_document.make(early);
    await waitingKinds.student_document.make(ctx);
    await waitingKinds.contact_message.make(ctx);
    await sendSummaries(at(ctx, '2026-11-21T06:23:00Z'));
    const [mail, ...others] = await mailsTo(ctx, staff);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 assuntos esperam por si');
    expect(mail?.body_text).toContain('Documentos da ficha: 2, o mais antigo há 2 dias.\nMensagens de contacto: 1.');
    expect(mail?.body_text).toContain(`${ctx.config.publicUrl}/admin/inbox`);
  });

  test('goes to nobody while nothing waits, and only to those who may decide', async ({ ctx }) => {
    const [staff, student] = [await makeStaff(ctx), await signInAs(ctx, await makeUser(ctx))];
    await sendSummaries(at(ctx, '2026-11-21T06:23:00Z'));
    expect(await mailsTo(ctx, staff)).toEqual([]);
    await waitingKinds.student_document.make(ctx);
    await sendSummaries(at(ctx, '2026-11-21T07:23:00Z'));
    expect(await mailsTo(ctx, staff)).toHaveLength(1);
    expect(await mailsTo(ctx, student)).toEqual([]);
  });

  test('is sent once a day, however often and however late the clock runs', async ({ ctx }) => {
    const staff = await makeStaff(ctx);
    await waitingKinds.student_document.make(ctx);
    const sentAfter = async (moment: string) => {
      await sendSummaries(at(ctx, moment));
      return (await mailsTo(ctx, staff)).length;
    };
    expect(await sentAfter('2026-11-21T06:23:00Z')).toBe(1);
    // Again within the hour, an hour later, and by a process that was stopped until the evening.
    for (const moment of ['2026-11-21T06:23:30Z', '2026-11-21T07:23:00Z', '2026-11-21T20:23:00Z']) {
      expect(await sentAfter(moment)).toBe(1);
    }
    // The clock stood still for a day and a half: that day gets none, the next one gets its own, late.
    expect(await sentAfter('2026-11-23T17:23:00Z')).toBe(2);
    expect(await sentAfter('2026-11-23T18:23:00Z')).toBe(2);
    expect(await sentAfter('2026-11-24T06:23:00Z')).toBe(3);
  });

  test('is not mailed to those who switched it off', async ({ ctx }) => {
    const [staff, other] = [await makeStaff(ctx), await makeStaff(ctx)];
    await configureNotifications(staff, [{ kind: 'inbox_summary', email: false }]);
    await waitingKinds.student_document.make(ctx);
    await sendSummaries(at(ctx, '2026-11-21T06:23:00Z'));
    expect([await mailsTo(ctx, staff), (await mailsTo(ctx, other)).length]).toEqual([[], 1]);
  });
});
