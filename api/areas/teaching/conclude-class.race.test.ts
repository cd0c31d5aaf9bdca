import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { recordGrades } from '#api/learning/grades/make.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { concludeClass } from './conclude-class.ts';
import { makeReadyClass } from './make.ts';

const rounds = 12;

test('a class that is concluded while a grade is edited has no grade that is not published', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { trainer, classId, assessmentId, learners } = await makeReadyClass(guest, { people: 1 });
    const enrollment_id = learners[0]?.enrollmentId ?? 0;
    const cells = [{ assessment_id: assessmentId, enrollment_id, grade: 8, version: 2 }];
    const edit = () => recordGrades(asOther(trainer, 1), { class_id: classId, cells }).then(() => 'edited', refused);
    const conclude = () => concludeClass(asOther(trainer, 2), { id: classId }).then(() => 'concluded', refused);
    const answers = await Promise.all(round % 2 === 0 ? [edit(), conclude()] : [conclude(), edit()]);
    seen.add(answers.toSorted().join());
    const { status } = await guest.db
      .selectFrom('classes')
      .select('status')
      .where('id', '=', classId)
      .executeTakeFirstOrThrow();
    const grade = await guest.db
      .selectFrom('grades')
      .select('status')
      .where('assessment_id', '=', assessmentId)
      .executeTakeFirstOrThrow();
    expect([status, grade.status]).not.toEqual(['concluded', 'draft']);
  }
  // One of them is refused each time.
  for (const pair of seen) expect(['concluded,grades_locked', 'edited,grades_missing']).toContain(pair);
}, 120_000);

test('of two trainers who enter the same grade at once, one is told of the other', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const { trainer, classId, assessmentId, learners } = await makeReadyClass(guest, { people: 1 });
  const enrollment_id = learners[0]?.enrollmentId ?? 0;
  const answers = await Promise.all(
    [1, 2, 3].map((nth) => {
      const cells = [{ assessment_id: assessmentId, enrollment_id, grade: nth, version: 2 }];
      return recordGrades(asOther(trainer, nth), { class_id: classId, cells }).then(() => 'edited', refused);
    }),
  );
  expect(answers.toSorted()).toEqual(['edited', 'grades_changed', 'grades_changed']);
}, 60_000);

function refused(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  throw error;
}
