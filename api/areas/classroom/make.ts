import type { ClassRole } from '#contract/areas/classroom/values.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { makeRegulation } from '#api/offer/classes/make.ts';
import { updateClass } from '#api/offer/classes/index.ts';
import { asA, makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import { makeLine } from '#api/areas/training/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';

export type MadeClassroom = {
  classId: number;
  courseId: number;
  people: Record<ClassRole, Ctx>;
  enrollmentIds: Partial<Record<ClassRole, number>>;
};

/** A class with a regulation and a person of every role in it. */
export async function makeClassroom(ctx: Ctx): Promise<MadeClassroom> {
  const { owner: employer, classId } = await makeLine(ctx, { quantity: 1 });
  const { course_id: courseId } = await ctx.db
    .selectFrom('classes')
    .select('course_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const trainer = await makeUser(ctx, { roles: ['trainer'] });
  const { id: regulation_file_id } = await makeRegulation(ctx);
  await updateClass(asSystem(ctx), { id: classId, trainer_ids: [trainer.person_id], regulation_file_id });

  const enrollmentIds: MadeClassroom['enrollmentIds'] = {};
  const learner = async (role: ClassRole, status: EnrollmentStatus, { isAccepted = true, isPaid = true } = {}) => {
    const user = await makeUser(ctx);
    enrollmentIds[role] = await insert(ctx, { classId, courseId, user, status, isAccepted, isPaid });
    return signInAs(ctx, user);
  };
  const people = {
    enrolled: await learner('enrolled', 'enrolled'),
    unaccepted: await learner('unaccepted', 'enrolled', { isAccepted: false }),
    registered: await learner('registered', 'registered', { isPaid: false }),
    undocumented: await learner('undocumented', 'registered'),
    withdrawn: await learner('withdrawn', 'withdrawal'),
    canceled: await learner('canceled', 'canceled'),
    trainer: await signInAs(ctx, trainer),
    administrator: await asA(ctx, 'administrator'),
    employer,
    stranger: await asA(ctx, 'student'),
  };
  return { classId, courseId, people, enrollmentIds };
}

type Input = {
  classId: number;
  courseId: number;
  user: MadeUser;
  status: EnrollmentStatus;
  isAccepted: boolean;
  isPaid: boolean;
};

async function insert(ctx: Ctx, { classId, courseId, user, status, isAccepted, isPaid }: Input): Promise<number> {
  const { id } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id: classId,
      course_id: courseId,
      person_id: user.person_id,
      status,
      registered_at: ctx.now(),
      paid_at: isPaid ? ctx.now() : null,
      enrolled_at: status === 'registered' ? null : ctx.now(),
      ...(isAccepted && { regulation_accepted_at: ctx.now(), regulation_sha256: 'a'.repeat(64) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
