import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeRegulation } from '#api/offer/classes/make.ts';
import { acceptRegulation } from '#api/learning/enrollments/index.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { mp4Bytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, takeNoTime } from './make.ts';
import { openContent } from './open-content.ts';
import { saveProgress } from './save-progress.ts';

describe('opening a content', () => {
  test('shows a preview to anybody, and stores nothing', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const body = { pt: 'Bem-vindo', 'en-GB': 'Welcome' };
    const { id } = await makeContent(ctx, course_id, { type: 'text', body, is_preview: true });
    const opened = await openContent({ ...ctx, locale: 'en-GB' }, { content_id: id });
    expect(opened).toMatchObject({ content_id: id, type: 'text', body: 'Welcome', enrollment_id: null, video: null });
  });

  test('needs a paid enrollment', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const { id: content_id } = await makeContent(ctx, course_id);
    await expect(openContent(ctx, { content_id })).rejects.toThrow('not_signed_in');
    await expect(openContent(await asA(ctx, 'student'), { content_id })).rejects.toThrow('not_enrolled');
    expect(await whatItSays(ctx, { course_id, content_id, status: 'registered' })).toBe('enrollment_unpaid');
    expect(await whatItSays(ctx, { course_id, content_id, status: 'withdrawal' })).toBe('enrollment_over');
    expect(await whatItSays(ctx, { course_id, content_id, status: 'canceled' })).toBe('enrollment_over');
    expect(await whatItSays(ctx, { course_id, content_id, status: 'enrolled' })).toBe('opens');
    await expect(openContent(ctx, { content_id: 999_999 })).rejects.toThrow('not_found');
  });

  test('needs the accepted regulation of the class, except for previews', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const user = await makeUser(ctx);
    const { id, course_id } = await makeEnrollment(ctx, {
      person_id: user.person_id,
      class: { regulation_file_id: rules.id },
    });
    const { id: content_id } = await makeContent(ctx, course_id);
    const preview = await makeContent(ctx, course_id, { type: 'text', body: { pt: 'Olá' }, is_preview: true });
    const me = await signInAs(ctx, user);
    const progress = { content_id, enrollment_id: id, opened: true } as const;
    await expect(openContent(me, { content_id })).rejects.toThrow('regulation_not_accepted');
    await expect(saveProgress(me, progress)).rejects.toThrow('regulation_not_accepted');
    await expect(launchSco(me, { content_id })).rejects.toThrow('regulation_not_accepted');
    expect(await openContent(me, { content_id: preview.id })).toMatchObject({ body: 'Olá', enrollment_id: null });
    await acceptRegulation(me, { id, regulation_sha256: rules.sha256 });
    await takeNoTime(ctx);
    expect(await saveProgress(me, progress)).toMatchObject({ status: 'done' });
  });

  test('for later starts no clock, and names the bytes that it will take', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    const { id: content_id } = await makeContent(ctx, course_id, { type: 'text', body: { pt: 'a'.repeat(1_000) } });
    const me = await signInAs(ctx, user);
    const started = () =>
      ctx.db.selectFrom('content_progress').select('started_at').where('content_id', '=', content_id).execute();
    expect(await openContent(me, { content_id, for_later: true })).toMatchObject({ done_in_seconds: null });
    expect(await started()).toEqual([]);
    await openContent(me, { content_id });
    expect(await started()).toHaveLength(1);
  });

  test("does not go by someone else's enrollment", async ({ ctx }) => {
    const { id: enrollment_id, course_id } = await makeEnrollment(ctx);
    const { id: content_id } = await makeContent(ctx, course_id);
    const stranger = await asA(ctx, 'student');
    await expect(openContent(stranger, { content_id, enrollment_id })).rejects.toThrow('not_enrolled');
    const progress = { content_id, enrollment_id, opened: true } as const;
    await expect(saveProgress(stranger, progress)).rejects.toThrow('not_enrolled');
  });

  test('lets editors look without stored progress', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const { id: content_id } = await makeContent(ctx, course_id);
    expect(await openContent(await asA(ctx, 'administrator'), { content_id })).toMatchObject({ enrollment_id: null });
  });

  test('returns addresses on the content origin for files', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const file_id = (await aPdf(ctx)).id;
    const { id } = await makeContent(ctx, course_id, { type: 'file', file_id, is_preview: true });
    const { file } = await openContent(ctx, { content_id: id });
    expect(file).toMatchObject({ name: 'Guia de fórmulas.pdf', mime: 'application/pdf' });
    expect(file?.url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/file\/[\w.-]+\/Guia%20de%20f%C3%B3rmulas\.pdf$/);
  });

  test('refuses the final content until the rest is done', async ({ ctx }) => {
    const { me, course_id, enrollment_id } = await enrolled(ctx);
    const text = await makeContent(ctx, course_id);
    const { id: content_id } = await makeContent(ctx, course_id, { type: 'final', body: { pt: 'Fim' } });
    await expect(openContent(me, { content_id })).rejects.toThrow('content_locked');
    await saveProgress(me, { content_id: text.id, enrollment_id, opened: true });
    expect(await openContent(me, { content_id })).toMatchObject({ type: 'final', body: 'Fim' });
  });
});

describe('the progress of a video', () => {
  test('is merged from all devices, and resumes at the last position', async ({ ctx }) => {
    const { me, course_id, enrollment_id } = await enrolled(ctx);
    const content_id = await aVideo(ctx, course_id);
    const progress = { content_id, enrollment_id };
    const first = await saveProgress(me, { ...progress, position_seconds: 50, watched: [[0, 50]] });
    expect(first).toEqual({
      content_id,
      status: 'started',
      done_in_seconds: null,
      progress_rate: 0,
      is_concluded: false,
    });
    await saveProgress(me, { ...progress, position_seconds: 30, watched: [[20, 30]] });
    expect((await openContent(me, { content_id })).video).toMatchObject({
      position_seconds: 30,
      duration_seconds: 100,
    });
    const last = await saveProgress(me, { ...progress, position_seconds: 100, watched: [[60, 100]] });
    expect(last).toEqual({ content_id, status: 'done', done_in_seconds: null, progress_rate: 100, is_concluded: true });
  });

  test('does not count skipped parts, or opening alone', async ({ ctx }) => {
    const { me, course_id, enrollment_id } = await enrolled(ctx);
    const content_id = await aVideo(ctx, course_id);
    const skipped = { content_id, enrollment_id, opened: true, position_seconds: 99, watched: [[98, 99]] } as const;
    const progress = { ...skipped, watched: [[98, 99]] as [number, number][] };
    expect(await saveProgress(me, progress)).toMatchObject({ status: 'started', progress_rate: 0 });
  });
});

describe('a done content', () => {
  test('stays done, and concludes a course once', async ({ ctx }) => {
    const { me, course_id, enrollment_id } = await enrolled(ctx);
    const { id: content_id } = await makeContent(ctx, course_id);
    const progress = { content_id, enrollment_id, opened: true } as const;
    expect(await saveProgress(me, progress)).toMatchObject({ status: 'done', progress_rate: 100, is_concluded: true });
    await makeContent(ctx, course_id);
    expect(await saveProgress(me, progress)).toMatchObject({ status: 'done', progress_rate: 100, is_concluded: false });
  });
});

async function enrolled(ctx: Ctx) {
  await takeNoTime(ctx);
  const user = await makeUser(ctx);
  const { id: enrollment_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  return { me: await signInAs(ctx, user), course_id, enrollment_id };
}

type Opened = {
  course_id: number;
  content_id: number;
  status: 'registered' | 'enrolled' | 'canceled' | 'withdrawal';
};

async function whatItSays(ctx: Ctx, { course_id, content_id, status }: Opened): Promise<string> {
  const user = await makeUser(ctx);
  await makeEnrollment(ctx, { person_id: user.person_id, status, class: { course_id } });
  return openContent(await signInAs(ctx, user), { content_id }).then(
    () => 'opens',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

function aPdf(ctx: Ctx) {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF');
  return saveFile(asSystem(ctx), { category: 'course-content', name: 'Guia de fórmulas.pdf', bytes, allowed: ['pdf'] });
}

async function aVideo(ctx: Ctx, course_id: number): Promise<number> {
  const film = { category: 'course-content', name: 'filme.mp4', bytes: mp4Bytes() } as const;
  const { id: file_id } = await saveFile(asSystem(ctx), { ...film, allowed: ['mp4'] });
  return (await makeContent(ctx, course_id, { type: 'video', file_id, duration_seconds: 100 })).id;
}
