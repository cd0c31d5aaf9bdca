import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { controlMode, manifest2004, objectives, rule, rules, type Course } from '#fixtures/scorm-2004/manifest.ts';
import { commitScorm } from './commit-scorm.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makeZip } from './make.ts';
import { openContent } from './open-content.ts';
import { startSession } from './start-session.ts';
import { updateContent } from './update-content.ts';

const flow = controlMode('choice="true" flow="true"');
const two: Course = { items: [{ id: 'a' }, { id: 'b' }], sequencing: flow };
const done = { completion_status: 'completed', success_status: 'passed' } as const;

describe('a session with a SCO of SCORM 2004', () => {
  test('starts with what the manifest and the person give, and nothing else', async ({ ctx }) => {
    const more =
      '<adlcp:dataFromLMS>level=2</adlcp:dataFromLMS><adlcp:completionThreshold>0.5</adlcp:completionThreshold>';
    const sequencing = objectives({ id: 'own', least: 0.6 });
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a', more, sequencing }] });
    const launch = await launchSco(me, { content_id });
    expect(launch).toMatchObject({ item_identifier: 'a', mode: 'normal', controls: [] });
    const { cmi } = await session2004(ctx, launch.launch_token);
    expect(cmi).toEqual({
      learner_id: expect.stringMatching(/^enrollment-\d+$/),
      learner_name: 'Marlene Capita',
      credit: 'credit',
      mode: 'normal',
      entry: 'ab-initio',
      total_time: 'PT0H0M0S',
      launch_data: 'level=2',
      scaled_passing_score: '0.6',
      completion_threshold: '0.5',
      objectives: [{ id: 'own' }],
      interactions: [],
    });
  });

  test('resumes with everything that it wrote', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a' }] });
    const cmi_2004: ScormCommit['cmi_2004'] = {
      completion_status: 'incomplete',
      success_status: 'unknown',
      exit: 'suspend',
      location: 'x'.repeat(1000),
      suspend_data: '…'.repeat(64_000),
      progress_measure: '0.25',
      score: { scaled: '0.4', raw: '4', min: '0', max: '10' },
      session_time: 'PT1M30.5S',
      learner_preference: { audio_level: '1', language: 'pt', delivery_speed: '1', audio_captioning: '0' },
      objectives: [{ id: 'o', success_status: 'passed', score: { scaled: '1' } }],
      interactions: [{ index: 0, id: 'q1', type: 'choice', objectives: ['o'], correct_responses: ['a[,]b'] }],
      comments_from_learner: [{ comment: 'Bom' }],
    };
    await play(me, { content_id, cmi_2004 });
    const { launch_token } = await launchSco(me, { content_id });
    expect((await session2004(ctx, launch_token)).cmi).toMatchObject({
      entry: 'resume',
      total_time: 'PT0H1M30.5S',
      completion_status: 'incomplete',
      location: cmi_2004.location,
      suspend_data: cmi_2004.suspend_data,
      progress_measure: '0.25',
      score: cmi_2004.score,
      learner_preference: cmi_2004.learner_preference,
      objectives: cmi_2004.objectives,
      comments_from_learner: [{ comment: 'Bom' }],
      interactions: [{ id: 'q1', objectives: [{ id: 'o' }], correct_responses: [{ pattern: 'a[,]b' }] }],
    });
  });

  test('takes what changed, and keeps the rest', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a' }] });
    const { launch_token } = await launchSco(me, { content_id });
    const first = { suspend_data: 'page=1', interactions: [{ index: 0, id: 'q1' }] };
    await commitScorm(ctx, { launch_token, revision: 1, cmi_2004: first });
    await commitScorm(ctx, { launch_token, revision: 2, cmi_2004: { interactions: [{ index: 1, id: 'q2' }] } });
    const { cmi } = await session2004(ctx, launch_token);
    expect(cmi).toMatchObject({ suspend_data: 'page=1', interactions: [{ id: 'q1' }, { id: 'q2' }], entry: 'resume' });
  });
});

describe('what a SCO of SCORM 2004 commits', () => {
  test('never loses completed, passed and their score', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a' }, { id: 'b' }] });
    await play(me, { content_id, item: 'a', cmi_2004: { ...done, score: { scaled: '0.8' } } });
    const again = { completion_status: 'incomplete', success_status: 'failed', score: { scaled: '0.1' } } as const;
    const { items } = await play(me, { content_id, item: 'a', cmi_2004: again });
    expect(items[0]).toMatchObject({ lesson_status: 'passed', score: 80 });
  });

  test('is judged by the thresholds of the manifest', async ({ ctx }) => {
    const more = '<adlcp:completionThreshold>0.5</adlcp:completionThreshold>';
    const { me, content_id } = await enrolledIn(ctx, {
      items: [{ id: 'a', more, sequencing: objectives({ id: 'own', least: 0.6 }) }],
    });
    const cmi_2004 = { progress_measure: '0.7', score: { scaled: '0.5' }, ...done };
    expect((await play(me, { content_id, cmi_2004 })).items).toMatchObject([{ lesson_status: 'failed', score: 50 }]);
    const better = { progress_measure: '0.7', score: { scaled: '0.7' } };
    const after = await play(me, { content_id, item: 'a', cmi_2004: better });
    expect(after).toMatchObject({ items: [{ lesson_status: 'passed', score: 70 }], status: 'done' });
  });

  test('refuses a commit of another window, of too many bytes, and of other values', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a' }] });
    const first = await launchSco(me, { content_id });
    const second = await launchSco(me, { content_id });
    const commit = { revision: 1, cmi_2004: { location: '3' } };
    const late = commitScorm(ctx, { ...commit, launch_token: first.launch_token });
    await expect(late).rejects.toThrow('scorm_opened_elsewhere');
    const much = Array.from({ length: 100 }, (_, index) => ({ index, learner_response: 'x'.repeat(9000) }));
    const big = { revision: 1, launch_token: second.launch_token, cmi_2004: { interactions: much } };
    await expect(commitScorm(ctx, big)).rejects.toThrow('too_large');
  });

  test('ends with a review of the complete course, which records nothing', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, two);
    await play(me, { content_id, cmi_2004: { ...done, score: { scaled: '1' } } });
    expect(await play(me, { content_id, cmi_2004: { ...done, score: { scaled: '0.5' } } })).toMatchObject({
      status: 'done',
      is_concluded: true,
    });
    const { mode, launch_token } = await launchSco(me, { content_id, item_identifier: 'b' });
    expect(mode).toBe('review');
    expect((await session2004(ctx, launch_token)).cmi).toMatchObject({ mode: 'review', credit: 'no-credit' });
    const cmi_2004 = { success_status: 'failed', score: { scaled: '0' } } as const;
    const after = await commitScorm(ctx, { launch_token, revision: 1001, ended: true, cmi_2004 });
    expect(after.items).toMatchObject([{ score: 100 }, { lesson_status: 'passed', score: 50 }]);
  });
});

describe('the sequencing of a package', () => {
  test('leads from activity to activity by the requests of the SCO', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, two);
    const first = await launchSco(me, { content_id });
    expect(first).toMatchObject({ item_identifier: 'a', controls: ['previous', 'continue'] });
    const navigation = { request: 'continue' } as const;
    const ended = { launch_token: first.launch_token, revision: 1, ended: true, cmi_2004: done, navigation };
    expect(await commitScorm(ctx, ended)).toMatchObject({ next: 'b', follows: true });
    expect(await launchSco(me, { content_id })).toMatchObject({ item_identifier: 'b' });
  });

  test('is asked once, although the last commit of a page repeats the end or overtakes it', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, two);
    const { launch_token } = await launchSco(me, { content_id });
    const ended = { launch_token, ended: true, cmi_2004: done, navigation: { request: 'continue' } } as const;
    for (const revision of [2, 1, 3]) {
      expect(await commitScorm(ctx, { ...ended, revision })).toMatchObject({ next: 'b', follows: true });
    }
    expect(await launchSco(me, { content_id })).toMatchObject({ item_identifier: 'b' });
  });

  test('leaves the course with an activity whose time is over, whenever it said so', async ({ ctx }) => {
    const goesOn = { id: 'a', sequencing: rules(rule('post', 'continue', 'always')) };
    const { me, content_id } = await enrolledIn(ctx, { items: [goesOn, { id: 'b' }], sequencing: flow });
    const { launch_token } = await launchSco(me, { content_id });
    await commitScorm(ctx, { launch_token, revision: 1, cmi_2004: { ...done, exit: 'time-out' } });
    const ended = { launch_token, revision: 2, ended: true, cmi_2004: { location: '2' } };
    expect(await commitScorm(ctx, ended)).toMatchObject({ follows: false });
  });

  test('keeps closed what waits for another activity', async ({ ctx }) => {
    const waits = {
      id: 'b',
      sequencing:
        rules(rule('pre', 'disabled', 'any of not satisfied:before, not objectiveStatusKnown:before')) +
        objectives({ id: 'own' }, { id: 'before', target: 'a' }),
    };
    const first = { id: 'a', sequencing: objectives({ id: 'own', target: 'a', write: true }) };
    const { me, content_id } = await enrolledIn(ctx, { items: [first, waits], sequencing: flow });
    await expect(launchSco(me, { content_id, item_identifier: 'b' })).rejects.toThrow('scorm_activity_closed');
    const places = async () => (await openContent(me, { content_id })).scorm?.items.map(({ place }) => place);
    expect(await places()).toEqual(['open', 'disabled']);
    await play(me, { content_id, item: 'a', cmi_2004: done });
    expect(await places()).toEqual(['open', 'open']);
    expect(await launchSco(me, { content_id, item_identifier: 'b' })).toMatchObject({ item_identifier: 'b' });
  });

  test('gives a failed test another attempt, fresh, and its results to the objectives of others', async ({ ctx }) => {
    const retried = {
      id: 'test',
      sequencing:
        rules(rule('post', 'retry', 'not satisfied')) +
        objectives({ id: 'pass', target: 'all', write: true, least: 0.8 }),
    };
    const reader = { id: 'b', sequencing: objectives({ id: 'own' }, { id: 'heard', target: 'all' }) };
    const { me, content_id } = await enrolledIn(ctx, { items: [retried, reader], sequencing: flow });
    const failed = { completion_status: 'completed', score: { scaled: '0.5' }, suspend_data: 'old' } as const;
    expect(await play(me, { content_id, cmi_2004: failed })).toMatchObject({ next: 'test', follows: true });
    const again = await launchSco(me, { content_id });
    const { cmi } = await session2004(ctx, again.launch_token);
    expect(cmi).toMatchObject({ entry: 'ab-initio' });
    expect(cmi).not.toHaveProperty('suspend_data');
    const passed = { completion_status: 'completed', score: { scaled: '0.9' } } as const;
    await commitScorm(ctx, { launch_token: again.launch_token, revision: 1001, ended: true, cmi_2004: passed });
    const { launch_token } = await launchSco(me, { content_id, item_identifier: 'b' });
    expect((await session2004(ctx, launch_token)).cmi.objectives).toEqual([
      { id: 'own' },
      { id: 'heard', success_status: 'passed', score: { scaled: '0.9' } },
    ]);
  });

  test('resumes a session that broke off where it was', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, two);
    const { launch_token } = await launchSco(me, { content_id });
    await commitScorm(ctx, { launch_token, revision: 1, cmi_2004: { location: '7', completion_status: 'incomplete' } });
    const again = await launchSco(me, { content_id });
    expect(again.item_identifier).toBe('a');
    expect((await session2004(ctx, again.launch_token)).cmi).toMatchObject({ entry: 'resume', location: '7' });
  });

  test('completes assets by showing them', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, {
      items: [
        { id: 'a', kind: 'asset' },
        { id: 'b', kind: 'asset' },
      ],
      sequencing: flow,
    });
    expect(await launchSco(me, { content_id })).toMatchObject({ item_identifier: 'a', mode: 'browse' });
    expect(await launchSco(me, { content_id })).toMatchObject({ item_identifier: 'b' });
    expect(await openContent(me, { content_id })).toMatchObject({ status: 'done' });
  });
});

function passedWith(scaled: string) {
  return { ...done, score: { scaled } };
}

describe('the attempts on a package', () => {
  test('are one, unless the content allows more; the best, last or average counts', async ({ ctx }) => {
    const { me, content_id, enrollment_id } = await enrolledIn(ctx, { items: [{ id: 'a' }] });
    await play(me, { content_id, cmi_2004: passedWith('0.6') });
    await expect(launchSco(me, { content_id, new_attempt: true })).rejects.toThrow('scorm_no_attempt_left');
    const graded = async (grading: 'best' | 'last' | 'average', scaled: string) => {
      await updateContent(asSystem(ctx), { id: content_id, attempts_allowed: 9, attempt_grading: grading });
      await play(me, { content_id, cmi_2004: passedWith(scaled), new_attempt: true });
      const where = ctx.db.selectFrom('content_progress').select('grade').where('enrollment_id', '=', enrollment_id);
      return (await where.executeTakeFirstOrThrow()).grade;
    };
    expect(await graded('best', '0.9')).toBe(90);
    expect(await graded('last', '0.3')).toBe(30);
    expect(await graded('average', '0.6')).toBe(60);
    expect((await openContent(me, { content_id })).scorm?.attempt).toEqual({
      number: 4,
      allowed: 9,
      can_restart: true,
      is_stuck: false,
    });
  });

  test('begin fresh, and an empty one is used first', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, { items: [{ id: 'a' }] });
    await updateContent(asSystem(ctx), { id: content_id, attempts_allowed: 3 });
    await play(me, { content_id, cmi_2004: { ...done, suspend_data: 'old' } });
    const { launch_token, mode } = await launchSco(me, { content_id, new_attempt: true });
    expect(mode).toBe('normal');
    expect((await session2004(ctx, launch_token)).cmi).not.toHaveProperty('suspend_data');
    expect(await openContent(me, { content_id })).toMatchObject({ status: 'done' });
  });
});

async function enrolledIn(ctx: Ctx, course: Course) {
  const user = await makeUser(ctx);
  const { id: enrollment_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const files = { 'imsmanifest.xml': manifest2004(course), 'sco.html': '<!doctype html><p>Olá</p>' };
  const { id: scorm_package_id } = await importScormPackage(asSystem(ctx), await makeZip(files));
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  return { me: await signInAs(ctx, user), content_id, enrollment_id };
}

type Playing = Pick<ScormCommit, 'cmi_2004' | 'navigation'> & { content_id: number; item?: string; new_attempt?: true };

async function play(me: Ctx, { content_id, item, new_attempt, ...commit }: Playing) {
  const { launch_token } = await launchSco(me, {
    content_id,
    ...(item !== undefined && { item_identifier: item }),
    ...(new_attempt && { new_attempt }),
  });
  return commitScorm(me, { launch_token, revision: 1, ended: true, ...commit });
}

async function session2004(ctx: Ctx, launchToken: string) {
  const session = await startSession(ctx, launchToken);
  if (session.version !== '2004') throw new Error('Not a package of SCORM 2004.');
  return session;
}
