import { describe, expect } from 'vitest';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { NewScormLaunch, ScormCommit } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { manifest12, type Item12 } from '#fixtures/scorm-12/manifest.ts';
import {
  invisibleWrapper,
  limitedTest,
  preOrPostTest,
  sharedCompletion,
} from '#fixtures/scorm-2004/guarded-courses.ts';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { commitScorm } from './commit-scorm.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makeZip } from './make.ts';
import { openContent } from './open-content.ts';
import { updateContent } from './update-content.ts';

const passed = { completion_status: 'completed', success_status: 'passed', score: { scaled: '0.9' } } as const;
const failed = { completion_status: 'completed', success_status: 'failed', score: { scaled: '0.2' } } as const;
const exitAll = { navigation: { request: 'exitAll' } } as const;

describe('who has failed a package of SCORM 2004', () => {
  test('has still failed after opening what is offered, and begins again with what was recorded', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004(limitedTest));
    const { me, content_id, concluded } = learning;
    await play(learning, { item_identifier: 'lesson' }, { cmi_2004: passed });
    const ended = await play(learning, { item_identifier: 'test' }, { cmi_2004: failed, ...exitAll });
    expect(ended).toMatchObject({ status: 'started', is_concluded: false, is_stuck: true, progress_rate: 0 });
    for (const commit of [{}, exitAll, { navigation: { request: 'suspendAll' } } as const]) {
      expect(await play(learning, {}, commit)).toMatchObject({ status: 'started', is_concluded: false });
    }
    expect((await openContent(me, { content_id })).scorm?.attempt).toEqual({
      number: 1,
      allowed: 1,
      can_restart: true,
      is_stuck: true,
    });
    expect(await concluded()).toBe(false);

    const again = { new_attempt: true, item_identifier: 'lesson' } as const;
    expect(await play(learning, again, { cmi_2004: passed })).toMatchObject({ status: 'started', is_stuck: false });
    const done = await play(learning, { item_identifier: 'test' }, { cmi_2004: passed, ...exitAll });
    expect(done).toMatchObject({ status: 'done', is_concluded: true, is_stuck: false });
    const { rows } = await attempts(ctx);
    expect(rows).toEqual([
      { attempt_number: 1, status: 'open', grade: null, is_stuck: true },
      { attempt_number: 2, status: 'complete', grade: 90, is_stuck: false },
    ]);
  });

  test('is not concluded by leaving the test of the next attempt without a word', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004({ items: [{ id: 'test' }] }));
    await updateContent(asSystem(ctx), { id: learning.content_id, attempts_allowed: 3 });
    await play(learning, {}, { cmi_2004: failed });
    expect(await play(learning, {}, { cmi_2004: {} })).toMatchObject({ status: 'started' });
    expect(await play(learning, { new_attempt: true }, { cmi_2004: {} })).toMatchObject({ status: 'started' });
    expect(await play(learning, {}, { cmi_2004: passed })).toMatchObject({ status: 'done' });
  });

  test('cannot begin again while something is open, unless the content allows it', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004({ items: [{ id: 'test' }] }));
    await play(learning, {}, { cmi_2004: failed });
    await expect(play(learning, { new_attempt: true }, {})).rejects.toThrow('scorm_no_attempt_left');
  });
});

describe('a package of SCORM 2004', () => {
  test('is done by the second test, which its cluster reads', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004(preOrPostTest));
    const next = { navigation: { request: 'continue' } } as const;
    await play(learning, { item_identifier: 'pre' }, { cmi_2004: failed, ...next });
    await play(learning, { item_identifier: 'lesson' }, { cmi_2004: passed, ...next });
    expect(await play(learning, { item_identifier: 'post' }, { cmi_2004: passed })).toMatchObject({
      status: 'done',
      is_concluded: true,
    });
  });

  test('opens what waits for a completion that is shared', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004(sharedCompletion));
    await expect(launchSco(learning.me, { ...learning.key, item_identifier: 'b' })).rejects.toThrow('activity_closed');
    const completed = { completion_status: 'completed' } as const;
    await play(learning, {}, { cmi_2004: completed });
    expect(await launchSco(learning.me, learning.key)).toMatchObject({ item_identifier: 'b' });
  });

  test('lists what an invisible cluster has in it, under no heading', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest2004(invisibleWrapper));
    const listed = async () =>
      (await openContent(learning.me, learning.key)).scorm?.items.map(({ identifier, groups }) => [identifier, groups]);
    expect(await listed()).toEqual([
      ['a', []],
      ['b', []],
    ]);
    for (const item_identifier of ['a', 'b']) await play(learning, { item_identifier }, { cmi_2004: passed });
    expect(await listed()).toHaveLength(2);
  });
});

function status(lesson_status: 'passed' | 'completed' | 'failed' | 'incomplete') {
  return { cmi: { core: { lesson_status } } };
}

describe('a package of SCORM 1.2 with prerequisites', () => {
  const two = [{ id: 'a' }, { id: 'b', prerequisites: 'a' }];
  test('opens an item once those before it are done, and the list says so', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest12(two));
    const { me, key } = learning;
    const places = async () => (await openContent(me, key)).scorm?.items.map(({ place }) => place);
    expect(await places()).toEqual(['open', 'disabled']);
    await expect(launchSco(me, { ...key, item_identifier: 'b' })).rejects.toThrow('scorm_activity_closed');
    expect(await play(learning, {}, status('failed'))).toMatchObject({
      items: [{ place: 'open' }, { place: 'disabled' }],
    });
    expect(await launchSco(me, key)).toMatchObject({ item_identifier: 'a' });
    await play(learning, {}, status('completed'));
    expect(await places()).toEqual(['open', 'open']);
    expect(await openContent(me, key)).toMatchObject({ scorm: { next: 'b' } });
    expect(await play(learning, {}, status('passed'))).toMatchObject({ status: 'done' });
    expect(await launchSco(me, { ...key, item_identifier: 'b' })).toMatchObject({ mode: 'review' });
  });

  test('is begun again when what is left to do has closed', async ({ ctx }) => {
    const learning = await enrolledIn(ctx, manifest12([{ id: 'a' }, { id: 'b', prerequisites: '~a' }]));
    expect(await play(learning, {}, status('passed'))).toMatchObject({ is_stuck: true, next: null });
    await expect(launchSco(learning.me, learning.key)).resolves.toMatchObject({ item_identifier: 'a' });
    const again = { new_attempt: true, item_identifier: 'b' } as const;
    expect(await play(learning, again, status('passed'))).toMatchObject({ is_stuck: false });
    expect(await play(learning, { item_identifier: 'a' }, status('passed'))).toMatchObject({ status: 'done' });
  });

  test('opens everything to those who only look', async ({ ctx }) => {
    const { content_id } = await enrolledIn(ctx, manifest12(two));
    const staff = await signInAs(ctx, await makeUser(ctx, { roles: ['administrator'] }));
    expect((await openContent(staff, { content_id })).scorm?.items.map(({ place }) => place)).toEqual(['open', 'open']);
    expect(await launchSco(staff, { content_id, item_identifier: 'b' })).toMatchObject({ mode: 'browse' });
  });

  test('is refused with the item and its script where they cannot be followed', async ({ ctx }) => {
    const items: Item12[] = [{ id: 'a' }, { id: 'b', title: 'Prova', prerequisites: 'gone' }];
    const zip = await makeZip({ 'imsmanifest.xml': manifest12(items), 'sco.html': 'x' });
    await expect(importScormPackage(asSystem(ctx), zip)).rejects.toMatchObject({
      code: 'package_prerequisite_invalid',
      data: { title: 'Prova', script: 'gone' },
    });
  });
});

describe('who has failed an item of SCORM 1.2', () => {
  test.for([{}, { core: {} }, { core: { lesson_status: 'not attempted' } }] as const)(
    'has not done it in the next attempt by leaving it with %j',
    async (cmi, { ctx }) => {
      const learning = await enrolledIn(ctx, manifest12([{ id: 'a' }]));
      await updateContent(asSystem(ctx), { id: learning.content_id, attempts_allowed: 3 });
      await play(learning, {}, { cmi: { core: { lesson_status: 'failed' } } });
      expect(await play(learning, {}, { cmi })).toMatchObject({ status: 'started' });
      expect(await play(learning, { new_attempt: true }, { cmi })).toMatchObject({ status: 'started' });
      expect(await play(learning, {}, { cmi })).toMatchObject({ status: 'started' });
      const done = { cmi: { core: { lesson_status: 'passed' } } } as const;
      expect(await play(learning, {}, done)).toMatchObject({ status: 'done' });
    },
  );
});

async function enrolledIn(ctx: Ctx, manifest: string) {
  const user = await makeUser(ctx);
  const { id: enrollment_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const zip = await makeZip({ 'imsmanifest.xml': manifest, 'sco.html': '<!doctype html><p>Olá</p>' });
  const { id: scorm_package_id } = await importScormPackage(asSystem(ctx), zip);
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  const concluded = async () => {
    const where = ctx.db.selectFrom('enrollments').select('concluded_at').where('id', '=', enrollment_id);
    return (await where.executeTakeFirstOrThrow()).concluded_at !== null;
  };
  return { me: await signInAs(ctx, user), content_id, key: { content_id }, enrollment_id, concluded };
}

function attempts(ctx: Ctx) {
  const query = ctx.db.selectFrom('scorm_attempts').select(['attempt_number', 'status', 'grade', 'is_stuck']);
  return query
    .orderBy('attempt_number')
    .execute()
    .then((rows) => ({ rows }));
}

type Learning = Awaited<ReturnType<typeof enrolledIn>>;
type Launch = Omit<NewScormLaunch, 'content_id'>;

async function play({ me, content_id }: Learning, launch: Launch, commit: Partial<ScormCommit>) {
  const { launch_token } = await launchSco(me, { content_id, ...launch });
  return commitScorm(me, { launch_token, revision: 1, ended: true, ...commit });
}
