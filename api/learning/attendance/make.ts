import { makeClass } from '#api/offer/classes/make.ts';
import { makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';

export type MadeRegister = {
  classId: number;
  courseId: number;
  trainer: Ctx;
  /** The lesson that goes on now, from 08:00 to 10:00, and that of tomorrow. */
  lessonId: number;
  nextLessonId: number;
  learners: { ctx: Ctx; enrollmentId: number }[];
};

const lessons = [
  { starts_at: '2026-11-21T08:00:00Z', ends_at: '2026-11-21T10:00:00Z' },
  { starts_at: '2026-11-22T08:00:00Z', ends_at: '2026-11-22T10:00:00Z' },
];

/** A class whose first lesson begins at the moment of the tests. */
export async function makeRegister(ctx: Ctx, input: { learners?: number } = {}): Promise<MadeRegister> {
  const trainer = await makeUser(ctx, { roles: ['trainer'] });
  const { id: classId, course_id: courseId } = await makeClass(ctx, {
    lessons,
    trainer_ids: [trainer.person_id],
    start_at: '2026-11-20T07:00:00Z',
    registration_deadline: '2026-11-19T22:59:59Z',
  });
  const [first, next] = await ctx.db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .orderBy('starts_at')
    .execute();
  const learners: MadeRegister['learners'] = [];
  for (let made = 0; made < (input.learners ?? 2); made += 1) {
    const learner = await asA(ctx, 'student');
    const person_id = signedIn(learner).personId;
    learners.push({ ctx: learner, enrollmentId: await makeEnrollmentIn(ctx, { classId, courseId, person_id }) });
  }
  const ids = { lessonId: first?.id ?? 0, nextLessonId: next?.id ?? 0 };
  return { classId, courseId, trainer: await signInAs(ctx, trainer), ...ids, learners };
}

export function at(ctx: Ctx, moment: string): Ctx {
  return { ...ctx, now: () => new Date(moment) };
}

type Attended = { enrollment_id: number; minutes: number };

/** A given lesson of a hundred minutes in the class, with the minutes of these people. */
export async function makeAttended(ctx: Ctx, classId: number, people: readonly Attended[]): Promise<void> {
  const moments = { starts_at: new Date('2026-11-18T08:00:00Z'), ends_at: new Date('2026-11-18T09:40:00Z') };
  const { id: lesson_id } = await ctx.db
    .insertInto('lessons')
    .values({ class_id: classId, ...moments, status: 'given', summary: 'Andaimes.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const late = { lesson_id, state: 'late', how: 'hand', recorded_at: ctx.now() };
  for (const { enrollment_id, minutes } of people) {
    await ctx.db
      .insertInto('attendances')
      .values({ ...late, enrollment_id, minutes })
      .execute();
    const rate = { attendance_rate: minutes };
    await ctx.db.updateTable('enrollments').set(rate).where('id', '=', enrollment_id).execute();
  }
}
