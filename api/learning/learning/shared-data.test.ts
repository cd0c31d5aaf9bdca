import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { controlMode, manifest2004, sharedMaps, type Course } from '#fixtures/scorm-2004/manifest.ts';
import { commitScorm } from './commit-scorm.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makeZip } from './make.ts';
import { startSession } from './start-session.ts';
import { updateContent } from './update-content.ts';

const done = { completion_status: 'completed', success_status: 'passed' } as const;
const notes = { target: 'urn:notes', store: 'Três pontos de apoio' };

function courseWith(attributes = ''): Course {
  const items = [
    { id: 'a', more: sharedMaps('urn:notes', { target: 'urn:marks', writes: false }) },
    { id: 'b', more: sharedMaps({ target: 'urn:marks' }, { target: 'urn:notes', writes: false }) },
    { id: 'c', more: sharedMaps({ target: 'urn:notes', reads: false }) },
    { id: 'd' },
  ];
  return { edition: '4', items, sequencing: controlMode('choice="true" flow="true"'), attributes };
}

describe('the shared data of a package of SCORM 2004', () => {
  test('reaches the next activity and a relaunch, by the maps of the manifest', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, courseWith());
    expect(await storesOf(ctx, await launch(me, content_id, 'a'))).toEqual([null, null]);
    await play(me, { content_id, item: 'a', shared_data: [notes] });
    expect(await storesOf(ctx, await launch(me, content_id, 'b'))).toEqual([null, notes.store]);
    expect(await storesOf(ctx, await launch(me, content_id, 'a'))).toEqual([notes.store, null]);
    expect(await storesOf(ctx, await launch(me, content_id, 'c'))).toEqual([null]);
    expect(await storesOf(ctx, await launch(me, content_id, 'd'))).toEqual([]);
  });

  test('is written only where the manifest lets the activity write', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, courseWith());
    const marks = { target: 'urn:marks', store: '20' };
    const unknown = { target: 'urn:other', store: 'x' };
    await play(me, { content_id, item: 'a', shared_data: [notes, marks, unknown] });
    expect(await storesOf(ctx, await launch(me, content_id, 'b'))).toEqual([null, notes.store]);
    await play(me, { content_id, item: 'b', shared_data: [marks, { ...notes, store: 'x' }] });
    expect(await storesOf(ctx, await launch(me, content_id, 'a'))).toEqual([notes.store, '20']);
  });

  test.for([
    ['', notes.store],
    ['adlcp:sharedDataGlobalToSystem="true"', notes.store],
    ['adlcp:sharedDataGlobalToSystem="false"', null],
  ] as const)('goes on to the next attempt, unless the organization says %s', async ([attributes, store], { ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, courseWith(attributes));
    await updateContent(asSystem(ctx), { id: content_id, attempts_allowed: 2 });
    await play(me, { content_id, item: 'a', shared_data: [notes] });
    const { launch_token } = await launchSco(me, { content_id, item_identifier: 'a', new_attempt: true });
    expect(await storesOf(ctx, launch_token)).toEqual([store, null]);
  });

  test('belongs to one learner, and to nobody in a preview', async ({ ctx }) => {
    const { me, content_id } = await enrolledIn(ctx, courseWith());
    await play(me, { content_id, item: 'a', shared_data: [notes] });
    expect(await storesOf(ctx, await launch(asSystem(ctx), content_id, 'a'))).toEqual([null, null]);
  });

  test('has at most fifty stores', async ({ ctx }) => {
    const targets = Array.from({ length: 60 }, (_, place) => `urn:${place}`);
    const items = [
      { id: 'a', more: sharedMaps(...targets.slice(0, 40)) },
      { id: 'b', more: sharedMaps(...targets) },
    ];
    const { me, content_id } = await enrolledIn(ctx, { ...courseWith(), items });
    expect(await storesOf(ctx, await launch(me, content_id, 'a'))).toHaveLength(40);
    expect(await storesOf(ctx, await launch(me, content_id, 'b'))).toHaveLength(50);
  });
});

async function launch(me: Ctx, content_id: number, item_identifier: string): Promise<string> {
  return (await launchSco(me, { content_id, item_identifier })).launch_token;
}

async function storesOf(ctx: Ctx, launchToken: string): Promise<(string | null)[]> {
  const session = await startSession(ctx, launchToken);
  if (session.version !== '2004') throw new Error('Not a package of SCORM 2004.');
  return session.shared.map(({ store }) => store);
}

type Playing = Pick<ScormCommit, 'shared_data'> & { content_id: number; item: string };

async function play(me: Ctx, { content_id, item, shared_data }: Playing): Promise<void> {
  const launch_token = await launch(me, content_id, item);
  await commitScorm(me, { launch_token, revision: 1, ended: true, cmi_2004: done, shared_data });
}

async function enrolledIn(ctx: Ctx, course: Course) {
  const user = await makeUser(ctx);
  const { course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const files = { 'imsmanifest.xml': manifest2004(course), 'sco.html': '<!doctype html><p>Olá</p>' };
  const { id: scorm_package_id } = await importScormPackage(asSystem(ctx), await makeZip(files));
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  return { me: await signInAs(ctx, user), content_id };
}
