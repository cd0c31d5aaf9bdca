import { tmpdir } from 'node:os';
import { describe, expect, test, type TestContext } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { newDatabase } from '#api/shared/testing/own-database.ts';
import { commitScorm } from './commit-scorm.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makePackage, takeNoTime } from './make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { openContent } from './open-content.ts';
import { saveProgress } from './save-progress.ts';
import { updateContent } from './update-content.ts';

const url = process.env['TEST_DATABASE_URL'];

describe('two devices at once', () => {
  test('merge what was seen, and conclude the course once', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ me, ctx, content_id, enrollment_id }) => {
      const parts = Array.from({ length: 10 }, (_, part): [number, number] => [part * 10, part * 10 + 10]);
      await Promise.all(
        parts.map((part) =>
          saveProgress(me, { content_id, enrollment_id, position_seconds: part[1], watched: [part] }),
        ),
      );
      const [row] = await ctx.db
        .selectFrom('content_progress')
        .selectAll()
        .where('content_id', '=', content_id)
        .execute();
      expect(row).toMatchObject({ watched: [[0, 100]], status: 'done' });
      expect(await conclusionsOf(ctx, enrollment_id)).toBe(1);
    });
  });

  test('play one activity without a deadlock', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ me, ctx, scorm_id }) => {
      const codes = await Promise.all(Array.from({ length: 12 }, () => launchAndEnd(me, ctx, scorm_id)));
      expect(codes).toContain('kept');
      expect(codes.filter((code) => code !== 'kept' && code !== 'scorm_opened_elsewhere')).toEqual([]);
    });
  });
});

describe('texts that were open at once', () => {
  test('are done one after the other, however they arrive', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ me, ctx, course_id, enrollment_id }) => {
      await writeSetting(asSystem(ctx), { key: 'progressFloorPercent', value: '100' });
      const body = { pt: 'a'.repeat(1_000) };
      const texts = await Promise.all(
        Array.from({ length: 8 }, () => makeContent(ctx, course_id, { type: 'text', body })),
      );
      for (const { id } of texts) await openContent(me, { content_id: id });
      const later = { ...me, now: () => new Date(me.now().getTime() + 25_000) };
      const answers = await Promise.all(
        texts.map(({ id }) => saveProgress(later, { content_id: id, enrollment_id, opened: true })),
      );
      expect(answers.filter(({ status }) => status === 'done')).toHaveLength(2);
    });
  });
});

describe('many windows at once', () => {
  test('begin no more attempts than the content allows, and no number twice', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ me, ctx, scorm_id }) => {
      await updateContent(asSystem(ctx), { id: scorm_id, attempts_allowed: 2 });
      await launchAndEnd(me, ctx, scorm_id);
      const launches = await Promise.allSettled(
        Array.from({ length: 12 }, () => launchSco(me, { content_id: scorm_id, new_attempt: true })),
      );
      const refusals = launches.filter((launch) => launch.status === 'rejected').map(({ reason }) => String(reason));
      expect(refusals.filter((reason) => !reason.includes('scorm_no_attempt_left'))).toEqual([]);
      const rows = await ctx.db
        .selectFrom('scorm_attempts')
        .select('attempt_number')
        .where('content_id', '=', scorm_id)
        .orderBy('attempt_number')
        .execute();
      expect(rows.map(({ attempt_number }) => attempt_number)).toEqual([1, 2]);
    });
  });
});

function skipWithoutServer(skip: TestContext['skip']): void {
  skip(!url, 'Only a real server lets two transactions run at once: npm run test:postgres');
}

type World = { me: Ctx; ctx: Ctx; course_id: number; content_id: number; scorm_id: number; enrollment_id: number };

async function inWorld(run: (world: World) => Promise<void>): Promise<void> {
  const database = await newDatabase(url ?? '');
  await migrate(database);
  const ctx = makeCtx({ db: database.db, folder: tmpdir() });
  const user = await makeUser(ctx);
  const { id: course_id } = await makeCourse(ctx);
  const { id: enrollment_id } = await makeEnrollment(ctx, { person_id: user.person_id, class: { course_id } });
  const { id: file_id } = await anyFile(ctx);
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'video', file_id, duration_seconds: 100 });
  const { id: scorm_package_id } = await makePackage(ctx);
  const scorm = { type: 'scorm', scorm_package_id, is_mandatory: false } as const;
  const { id: scorm_id } = await makeContent(ctx, course_id, scorm);
  await takeNoTime(ctx);
  await run({ me: await signInAs(ctx, user), ctx, course_id, content_id, scorm_id, enrollment_id });
  await database.close();
}

function anyFile(ctx: Ctx): Promise<{ id: number }> {
  const facts = { category: 'course-content', name: 'v.mp4', mime: 'video/mp4', byte_size: 1, sha256: '' };
  const row = { ...facts, storage_key: crypto.randomUUID(), created_at: ctx.now() };
  return ctx.db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
}

async function launchAndEnd(me: Ctx, ctx: Ctx, content_id: number): Promise<string> {
  const { launch_token } = await launchSco(me, { content_id });
  const commit = { launch_token, revision: 1, cmi: { core: { lesson_location: '1' } }, ended: true };
  return commitScorm(ctx, commit).then(
    () => 'kept',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

async function conclusionsOf(ctx: Ctx, enrollment_id: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('kind', '=', 'enrollment_concluded')
    .execute();
  return rows.filter(({ payload }) => JSON.stringify(payload) === JSON.stringify({ enrollment_id })).length;
}
