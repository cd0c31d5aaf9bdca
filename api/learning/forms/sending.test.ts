import { describe, expect } from 'vitest';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { unsealPaths } from '#api/shared/secrets/sealed-path.ts';
import { makeForm, makeTaughtClass, tokensOf } from './make.ts';
import { moveForm } from './move-form.ts';
import { notifyConcluded, notifyFormSent } from './notify-form-sent.ts';
import { sendAtConclusion } from './send-at-conclusion.ts';
import { sendForm } from './send-form.ts';

async function react(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'form_sent').execute();
  for (const { payload } of rows) await notifyFormSent(asSystem(ctx), payload as never);
}

const notified = (ctx: Ctx) =>
  ctx.db
    .selectFrom('notifications')
    .select(['recipient_id', 'link'])
    .where('kind', '=', 'form_sent')
    .orderBy('id')
    .execute();
const mails = (ctx: Ctx) =>
  ctx.db.selectFrom('mails').select(['recipient', 'locale', 'body_text']).orderBy('id').execute();

async function concludeOne(ctx: Ctx, personId: number): Promise<number> {
  const { id } = await ctx.db
    .updateTable('enrollments')
    .set({ concluded_at: ctx.now() })
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the conclusion of a class', () => {
  test('sends each participant who concluded it the default survey, once', async ({ ctx }) => {
    const { classId, users } = await makeTaughtClass(ctx, { people: 2 });
    for (let time = 0; time < 2; time += 1) {
      await sendAtConclusion(asSystem(ctx), classId);
      await react(ctx);
    }
    const forms = await ctx.db.selectFrom('forms').select(['id', 'is_default', 'status', 'is_anonymous']).execute();
    expect(forms).toMatchObject([{ is_default: true, status: 'open', is_anonymous: true }]);
    const tokens = await tokensOf(ctx, forms[0]?.id ?? 0, classId);
    const sent = await notified(ctx);
    expect(sent.map(({ recipient_id, link }) => [recipient_id, unsealPaths(ctx.config, link ?? '')])).toEqual(
      users.map(({ person_id }, place) => [person_id, `/forms/${tokens[place]}`]),
    );
    const stored = await mails(ctx);
    expect(stored.map(({ recipient }) => recipient)).toEqual(users.map(({ username }) => username));
    expect(JSON.stringify([sent, stored])).not.toContain(tokens[0]);
    expect(unsealPaths(ctx.config, stored[0]?.body_text ?? '')).toContain(`/forms/${tokens[0]}`);
  });

  test('reaches those who conclude later when they do, in their language and channels', async ({ ctx }) => {
    const { classId, users } = await makeTaughtClass(ctx, { people: 2, isConcluded: false });
    const [user] = users;
    if (!user) throw new Error('Nobody was made.');
    await sendAtConclusion(asSystem(ctx), classId);
    await react(ctx);
    expect(await notified(ctx)).toEqual([]);
    const channels = { user_id: user.id, kind: 'form_sent', in_app: true, email: false };
    await ctx.db.insertInto('notification_configurations').values(channels).execute();
    const id = await concludeOne(ctx, user.person_id);
    await notifyConcluded(asSystem(ctx), id);
    await notifyConcluded(asSystem(ctx), id);
    expect((await notified(ctx)).map(({ recipient_id }) => recipient_id)).toEqual([user.person_id]);
    expect(await mails(ctx)).toEqual([]);
  });

  test('prefers the survey of the course, and sends none once the default is closed', async ({ ctx }) => {
    const { classId, courseId } = await makeTaughtClass(ctx);
    const own = await makeForm(ctx, { course_id: courseId });
    await sendAtConclusion(asSystem(ctx), classId);
    const used = () => ctx.db.selectFrom('form_tokens').select('form_id').distinct().execute();
    expect(await used()).toEqual([{ form_id: own.id }]);
    const { id } = await ctx.db
      .selectFrom('forms')
      .select('id')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    await moveForm(asSystem(ctx), { id, move: 'close' });
    const other = await makeTaughtClass(ctx);
    await sendAtConclusion(asSystem(ctx), other.classId);
    expect(await used()).toEqual([{ form_id: own.id }]);
  });
});

test('sending by hand reaches also those who have not concluded', async ({ ctx }) => {
  const form = await makeForm(ctx, { type: 'evaluation_survey' });
  const { classId } = await makeTaughtClass(ctx, { people: 2, isConcluded: false });
  await sendForm(asSystem(ctx), { id: form.id, class_id: classId });
  await react(ctx);
  expect(await notified(ctx)).toHaveLength(2);
});
