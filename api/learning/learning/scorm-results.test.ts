import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { commitScorm } from './commit-scorm.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { launchSco } from './launch-sco.ts';
import { makeContent, makePackage, makeZip } from './make.ts';
import { retrieveScormResults, scormResultsCsv } from './retrieve-scorm-results.ts';

const page = { sort: [], limit: 50, offset: 0 };

describe('the SCORM results of a class', () => {
  test('are of each learner and activity, with their answers', async ({ ctx, queries }) => {
    const { trainer, class_id } = await taughtClass(ctx);
    queries.length = 0;
    const { results, total } = await retrieveScormResults(trainer, { filter: { class_id }, ...page });
    expect(queries.length).toBeLessThanOrEqual(3);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      {
        person: { name: 'Marlene Capita' },
        attempt_number: 1,
        item_identifier: 'a',
        item_title: 'a',
        lesson_status: 'passed',
        completion_status: 'completed',
        success_status: 'passed',
        score: 80,
        total_seconds: 90,
        interactions: [{ id: 'q1', type: 'choice', description: 'Qual?', response: 'b', result: 'correct' }],
      },
      {
        item_title: 'Parte one',
        lesson_status: 'incomplete',
        completion_status: null,
        score: 40,
        interactions: [{ id: 'q9', response: '=1+1', result: 'wrong' }],
      },
    ]);
  });

  test('are a file, whose texts a spreadsheet does not compute', async ({ ctx }) => {
    const { trainer, class_id } = await taughtClass(ctx);
    const csv = new TextDecoder().decode(await scormResultsCsv(trainer, class_id));
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^"Marlene Capita";.*;"passed";"80";"90";.*;"Qual\?";"choice";"b";"correct"$/);
    expect(lines[2]).toContain(`"'=1+1"`);
  });

  test('are only for trainers of the class and staff', async ({ ctx }) => {
    const { class_id, learner } = await taughtClass(ctx);
    const query = { filter: { class_id }, ...page };
    await expect(retrieveScormResults(ctx, query)).rejects.toThrow('not_signed_in');
    const otherTrainer = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'], name: 'Outro Formador' }));
    for (const other of [learner, otherTrainer, await asA(ctx, 'client')]) {
      await expect(retrieveScormResults(other, query)).rejects.toThrow('not_found');
      await expect(scormResultsCsv(other, class_id)).rejects.toThrow('not_found');
    }
    expect((await retrieveScormResults(await asA(ctx, 'administrator'), query)).total).toBe(2);
    const other = await makeClass(ctx);
    const none = { filter: { class_id: other.id }, ...page };
    expect((await retrieveScormResults(await asA(ctx, 'administrator'), none)).total).toBe(0);
  });
});

async function taughtClass(ctx: Ctx) {
  const trainerUser = await makeUser(ctx, { roles: ['trainer'], name: 'Domingos Kiala' });
  const { id: class_id, course_id } = await makeClass(ctx, { trainer_ids: [trainerUser.person_id] });
  const learnerUser = await makeUser(ctx, { name: 'Marlene Capita' });
  await makeEnrollmentIn(ctx, { classId: class_id, courseId: course_id, person_id: learnerUser.person_id });
  const learner = await signInAs(ctx, learnerUser);
  const files = { 'imsmanifest.xml': manifest2004({ items: [{ id: 'a' }] }), 'sco.html': '<p>Olá' };
  const { id: later } = await importScormPackage(asSystem(ctx), await makeZip(files));
  const { id: earlier } = await makePackage(ctx);
  await play(learner, await contentOf(ctx, course_id, later), {
    cmi_2004: {
      completion_status: 'completed',
      success_status: 'passed',
      score: { scaled: '0.8' },
      session_time: 'PT1M30S',
      interactions: [
        { index: 0, id: 'q1', type: 'choice', description: 'Qual?', learner_response: 'b', result: 'correct' },
      ],
    },
  });
  await play(learner, await contentOf(ctx, course_id, earlier), {
    cmi: {
      core: { lesson_status: 'incomplete', score: { raw: '40' } },
      interactions: [{ index: 0, id: 'q9', student_response: '=1+1', result: 'wrong' }],
    },
  });
  return { trainer: await signInAs(ctx, trainerUser), class_id, learner };
}

async function contentOf(ctx: Ctx, courseId: number, scorm_package_id: number): Promise<number> {
  return (await makeContent(ctx, courseId, { type: 'scorm', scorm_package_id })).id;
}

async function play(me: Ctx, content_id: number, what: Pick<Parameters<typeof commitScorm>[1], 'cmi' | 'cmi_2004'>) {
  const { launch_token } = await launchSco(me, { content_id });
  await commitScorm(me, { launch_token, revision: 1, ended: true, ...what });
}
