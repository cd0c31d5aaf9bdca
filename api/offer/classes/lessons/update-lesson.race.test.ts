import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeUser } from '#api/people/identity/make.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { createLesson } from './create-lesson.ts';
import { lessonsOf } from './store.ts';
import { updateLesson } from './update-lesson.ts';

const url = process.env['TEST_DATABASE_URL'];
const needsServer = 'Only a real server lets two transactions run at once: npm run test:postgres';
const lessons = [{ starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z' }];
const people = [0, 1, 2, 3, 4, 5];

async function worlds() {
  const databases = await Promise.all(people.map(() => openPostgres(url ?? '')));
  const systems = databases.map(({ db }) => asSystem(makeCtx({ db, folder: tmpdir() })));
  return { systems, close: () => Promise.all(databases.map(({ close }) => close())) };
}

test('of six people who move one lesson at once, one does, and the others learn of it', async ({ skip }) => {
  skip(!url, needsServer);
  const { systems, close } = await worlds();
  const [system] = systems;
  if (!system) throw new Error('no world');
  const { id: course_id } = await makeCourse(system, { is_published: false });
  const { id: classId } = await makeClass(system, { course_id, lessons });
  const [lesson] = await lessonsOf(system, { classIds: [classId] });
  const moves = systems.map((one, hour) =>
    updateLesson(one, {
      id: Number(lesson?.id),
      sequence: 0,
      starts_at: `2026-12-02T${10 + hour}:00:00Z`,
      ends_at: `2026-12-02T${11 + hour}:00:00Z`,
    }),
  );
  const answers = await Promise.allSettled(moves);
  await close();
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.code)] : []));
  expect(new Set(refusals)).toEqual(new Set(['lesson_changed']));
});

test('of six lessons of one trainer at once in as many classes, one is planned', async ({ skip }) => {
  skip(!url, needsServer);
  const { systems, close } = await worlds();
  const [system] = systems;
  if (!system) throw new Error('no world');
  const trainer = await makeUser(system, { roles: ['trainer'] });
  const { id: course_id } = await makeCourse(system, { is_published: false });
  const classes = await Promise.all(
    systems.map((one) => makeClass(one, { course_id, trainer_ids: [trainer.person_id] })),
  );
  const slot = { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z', trainer_id: trainer.person_id };
  const answers = await Promise.allSettled(
    systems.map((one, place) => createLesson(one, { class_id: Number(classes[place]?.id), ...slot })),
  );
  await close();
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
