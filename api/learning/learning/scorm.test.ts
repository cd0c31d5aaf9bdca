import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { emittedEvents, makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { commitScorm } from './commit-scorm.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makePackage, type MadeItem } from './make.ts';
import { openContent } from './open-content.ts';
import { startSession as startAnySession } from './start-session.ts';
import { updateContent } from './update-content.ts';

const nineHoursLater = () => new Date(testNow.getTime() + 9 * 3_600_000);

describe('a session with a SCO', () => {
  test('starts fresh, for credit, with no personal data but the name', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, [{ identifier: 'one', mastery: 70 }]);
    const launch = await launchSco(me, { content_id });
    expect(launch).toMatchObject({ item_identifier: 'one', mode: 'normal' });
    expect(launch.player_url).toMatch(
      /^http:\/\/127\.0\.0\.1:3001\/scorm\/[\w.-]+\/__player__\/index\.html\?session=[\w-]+#[\w.-]+$/,
    );
    expect(launch.window_url).toMatch(/\/__player__\/window\.html\?lang=pt-PT&session=[\w-]+#[\w.-]+$/);
    const session = await startSession(ctx, launch.launch_token);
    expect(session).toMatchObject({
      app_origin: 'http://localhost:3000',
      href: 'index.html',
      is_kept: true,
      revision: 1_000,
    });
    expect(session.cmi.core).toMatchObject({
      student_id: expect.stringMatching(/^enrollment-\d+$/),
      student_name: 'Capita, Marlene',
      lesson_status: 'not attempted',
      entry: 'ab-initio',
      credit: 'credit',
      total_time: '0000:00:00.00',
    });
    expect(session.cmi.student_data.mastery_score).toBe('70');
  });

  test('resumes with location, data, score and time', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    await commitScorm(ctx, {
      launch_token,
      revision: 1,
      cmi: {
        core: {
          lesson_status: 'incomplete',
          lesson_location: '7',
          exit: 'suspend',
          session_time: '0000:01:30',
          score: { raw: '40', min: '0', max: '100' },
        },
        suspend_data: 'page=7',
        interactions: [{ index: 0, id: 'q1', student_response: 'a', result: 'correct', correct_responses: ['a'] }],
      },
      ended: true,
    });
    const again = await launchSco(me, { content_id });
    const { cmi } = await startSession(ctx, again.launch_token);
    expect(cmi).toMatchObject({ suspend_data: 'page=7', interactions: [{ id: 'q1' }] });
    expect(cmi.core).toMatchObject({
      entry: 'resume',
      lesson_status: 'incomplete',
      lesson_location: '7',
      total_time: '0000:01:30.00',
      score: { raw: '40', min: '0', max: '100' },
    });
  });

  test('that broke off counts with its last commit, and resumes', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const committed = await commitScorm(ctx, {
      launch_token,
      revision: 1,
      cmi: { core: { lesson_status: 'completed' } },
    });
    expect(committed).toMatchObject({ status: 'started', progress_rate: 0, items: [{ lesson_status: 'completed' }] });
    const again = await launchSco(me, { content_id });
    expect(again.mode).toBe('review');
    expect((await openContent(me, { content_id })).status).toBe('done');
  });

  test('is taken over by a second window', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const first = await launchSco(me, { content_id });
    const second = await launchSco(me, { content_id });
    const commit = { revision: 1, cmi: { core: { lesson_location: '3' } } };
    const late = commitScorm(ctx, { ...commit, launch_token: first.launch_token });
    await expect(late).rejects.toThrow('scorm_opened_elsewhere');
    await expect(startSession(ctx, first.launch_token)).rejects.toThrow('scorm_opened_elsewhere');
    expect(await commitScorm(ctx, { ...commit, launch_token: second.launch_token })).toMatchObject({ revision: 1 });
  });

  test('is not changed by a late commit', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    await commitScorm(ctx, { launch_token, revision: 2, cmi: { core: { lesson_location: 'new' } } });
    const late = { launch_token, revision: 1, cmi: { core: { lesson_location: 'old' } } };
    expect(await commitScorm(ctx, late)).toMatchObject({ revision: 2 });
    expect((await startSession(ctx, launch_token)).cmi.core.lesson_location).toBe('new');
  });
});

test('a commit of an open session takes four statements', async ({ ctx, queries }) => {
  const { me, content_id } = await enrolledIn(ctx, [{ identifier: 'one' }, { identifier: 'two' }]);
  const { launch_token } = await launchSco(me, { content_id, item_identifier: 'one' });
  queries.length = 0;
  const cmi = { core: { lesson_status: 'incomplete' as const } };
  const committed = await commitScorm(ctx, { launch_token, revision: 1, cmi });
  // The transaction is a savepoint in that of the test.
  expect(queries.filter((text) => !/savepoint/.test(text))).toHaveLength(4);
  expect(committed).toMatchObject({ revision: 1, status: 'started', progress_rate: 0, is_concluded: false });
  expect(committed.items.map(({ lesson_status }) => lesson_status)).toEqual(['incomplete', 'not attempted']);
});

describe('a page of a session', () => {
  test('goes on after a reload of its page, and loses nothing', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const done = { lesson_status: 'completed', session_time: '0000:01:00' } as const;
    await commitScorm(ctx, { launch_token, revision: 3, cmi: { core: done }, ended: true });
    expect(await openSession(me, content_id)).toBe(false);
    const { cmi, revision } = await startSession(ctx, launch_token);
    expect([revision, cmi.core.lesson_status, cmi.core.total_time]).toEqual([1_000, 'completed', '0000:01:00.00']);
    expect(await openSession(me, content_id)).toBe(true);
    const begun = { lesson_status: 'incomplete', session_time: '0000:00:30' } as const;
    await commitScorm(ctx, { launch_token, revision: revision + 1, cmi: { core: begun }, ended: true });
    const again = await startSession(ctx, (await launchSco(me, { content_id })).launch_token);
    expect(again.cmi.core).toMatchObject({ lesson_status: 'completed', total_time: '0000:01:30.00' });
  });

  test.for([0, 1])('is not hidden by a late commit of the page before, after %i commits', async (commits, { ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const old = await startSession(ctx, launch_token);
    const begun = { core: { lesson_status: 'incomplete', lesson_location: 'old' } } as const;
    if (commits > 0) await commitScorm(ctx, { launch_token, revision: old.revision + 1, cmi: begun });
    const page = await startSession(ctx, launch_token);
    const lateRevision = old.revision + commits + 1;
    const late = await commitScorm(ctx, { launch_token, revision: lateRevision, cmi: begun, ended: true });
    // Newer than all of the page before, which learns so that it has lost its session.
    expect(late.revision).toBeGreaterThan(lateRevision);
    expect(await openSession(me, content_id)).toBe(true);
    const done = { core: { lesson_status: 'completed', lesson_location: 'new' } } as const;
    const last = { launch_token, revision: page.revision + 1, cmi: done, ended: true };
    expect(await commitScorm(ctx, last)).toMatchObject({ revision: last.revision, status: 'done' });
  });

  test('begins as it is when the page before has committed nothing', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const remaining = { core: { lesson_status: 'incomplete', exit: '' } } as const;
    await commitScorm(ctx, { launch_token, revision: 1, cmi: remaining, ended: true });
    const again = await launchSco(me, { content_id });
    const entries = [];
    for (let page = 1; page <= 3; page++) {
      const { cmi, revision } = await startSession(ctx, again.launch_token);
      entries.push(cmi.core.entry);
      if (page === 2)
        await commitScorm(ctx, { launch_token: again.launch_token, revision: revision + 1, cmi: remaining });
    }
    expect(entries).toEqual(['', '', 'resume']);
  });
});

describe('the commits of a SCO', () => {
  test('end with the token, and with the enrollment', async ({ ctx }) => {
    const { me, content_id, enrollment_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const commit: ScormCommit = { launch_token, revision: 1, cmi: {} };
    const later = { ...ctx, now: nineHoursLater };
    await expect(commitScorm(later, commit)).rejects.toThrow('scorm_launch_expired');
    await expect(commitScorm(ctx, { ...commit, launch_token: `${launch_token}x` })).rejects.toThrow('launch_expired');
    await expect(startSession(ctx, 'nonsense')).rejects.toThrow('scorm_launch_expired');
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).where('id', '=', enrollment_id).execute();
    await expect(commitScorm(ctx, commit)).rejects.toThrow('scorm_launch_expired');
  });

  test('have suspend data of 64,000 characters, with which it resumes', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const cmi = { core: { exit: 'suspend' as const }, suspend_data: '…'.repeat(64_000) };
    await commitScorm(ctx, { launch_token, revision: 1, cmi, ended: true });
    const again = await launchSco(me, { content_id });
    expect((await startSession(ctx, again.launch_token)).cmi.suspend_data).toBe(cmi.suspend_data);
  });

  test('are no larger than suspend data and many answers need', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const { launch_token } = await launchSco(me, { content_id });
    const interactions = Array.from({ length: 100 }, (_, index) => ({ index, student_response: 'x'.repeat(4000) }));
    await expect(commitScorm(ctx, { launch_token, revision: 1, cmi: { interactions } })).rejects.toThrow('too_large');
  });
});

describe('a package', () => {
  test('is done when every SCO is, grades its course, and opens for review', async ({ ctx }) => {
    const { me, content_id, enrollment_id } = await enrolledIn(ctx, [
      { identifier: 'one', mastery: 50 },
      { identifier: 'two' },
    ]);
    const first = await play(me, { content_id, score: '90' });
    expect(first).toMatchObject({ item: 'one', status: 'started', progress_rate: 0 });
    const second = await play(me, { content_id });
    expect(second).toMatchObject({ item: 'two', status: 'done', progress_rate: 100, is_concluded: true });
    const row = await enrollmentRow(ctx, enrollment_id);
    expect(row).toMatchObject({ final_grade: 18, outcome: 'passed' });
    expect(await emittedEvents(ctx, 'enrollment_concluded')).toHaveLength(1);
    expect(await launchSco(me, { content_id, item_identifier: 'one' })).toMatchObject({ mode: 'review' });
  });

  test('keeps its results in a review', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    await play(me, { content_id, score: '90' });
    await play(me, { content_id, score: '10' });
    const { launch_token } = await launchSco(me, { content_id });
    const { cmi } = await startSession(ctx, launch_token);
    expect(cmi.core).toMatchObject({ credit: 'no-credit', lesson_mode: 'review', lesson_status: 'completed' });
    expect(cmi.core.score.raw).toBe('90');
  });

  test('that was failed may be repeated', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, [{ identifier: 'one', mastery: 50 }]);
    expect(await play(me, { content_id, score: '20' })).toMatchObject({ status: 'started', is_concluded: false });
    expect(await play(me, { content_id, score: '60' })).toMatchObject({ status: 'done', is_concluded: true });
  });

  test('that never initializes is done by opening it only where an editor says so', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx);
    const silent = { revision: 1, cmi: {}, ended: true, never_initialized: true } as const;
    const first = await launchSco(me, { content_id });
    const remaining = await commitScorm(ctx, { ...silent, launch_token: first.launch_token });
    expect(remaining).toMatchObject({
      status: 'started',
      progress_rate: 0,
      items: [{ lesson_status: 'not attempted' }],
    });
    await updateContent(asSystem(ctx), { id: content_id, completes_on_open: true });
    const { launch_token } = await launchSco(me, { content_id });
    expect(await commitScorm(ctx, { ...silent, launch_token })).toMatchObject({ status: 'done', is_concluded: true });
  });

  test('completes an asset by showing it', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, [{ identifier: 'one', kind: 'asset' }]);
    expect(await launchSco(me, { content_id })).toMatchObject({ mode: 'browse' });
    expect(await openContent(me, { content_id })).toMatchObject({ status: 'done' });
  });

  test('can be previewed without stored progress', async ({ ctx }) => {
    const { id: course_id } = await makeCourse(ctx);
    const { id: scorm_package_id } = await makePackage(ctx);
    const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id, is_preview: true });
    const { launch_token, mode } = await launchSco(ctx, { content_id });
    expect(mode).toBe('browse');
    expect(await startSession(ctx, launch_token)).toMatchObject({ is_kept: false });
    await expect(commitScorm(ctx, { launch_token, revision: 1, cmi: {} })).rejects.toThrow('scorm_launch_expired');
    await expect(launchSco(ctx, { content_id, item_identifier: 'none' })).rejects.toThrow('not_found');
  });
});

async function enrolledIn(ctx: Ctx, items: MadeItem[] = [{ identifier: 'one' }]) {
  const user = await makeUser(ctx);
  const { id: enrollment_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const { id: scorm_package_id } = await makePackage(ctx, items);
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  return { me: await signInAs(ctx, user), content_id, enrollment_id };
}

async function play(ctx: Ctx, { content_id, score }: { content_id: number; score?: string }) {
  const { launch_token, item_identifier: item } = await launchSco(ctx, { content_id });
  const core = score === undefined ? {} : { score: { raw: score } };
  return { item, ...(await commitScorm(ctx, { launch_token, revision: 1, cmi: { core }, ended: true })) };
}

async function openSession(me: Ctx, content_id: number): Promise<boolean | undefined> {
  return (await openContent(me, { content_id })).scorm?.has_open_session;
}

function enrollmentRow(ctx: Ctx, id: number) {
  return ctx.db.selectFrom('enrollments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Of SCORM 1.2. */
async function startSession(ctx: Ctx, launchToken: string) {
  const session = await startAnySession(ctx, launchToken);
  if (session.version !== '1.2') throw new Error('Not a package of SCORM 1.2.');
  return session;
}
