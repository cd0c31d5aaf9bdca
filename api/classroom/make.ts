import type { ClassRole } from '#contract/classroom/values.ts';
import type { EnrollmentStatus } from '#contract/enrollments/calls.ts';
import { makeRegulation } from '#api/classes/make.ts';
import { updateClass } from '#api/classes/index.ts';
import { asA, makeUser, signInAs, type MadeUser } from '#api/identity/make.ts';
import { makeLine } from '#api/training/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';

const statuses: Partial<Record<ClassRole, EnrollmentStatus>> = {
  enrolled: 'enrolled',
  unaccepted: 'enrolled',
  registered: 'registered',
  withdrawn: 'withdrawal',
  canceled: 'canceled',
};

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

  const made: Partial<Record<ClassRole, Ctx>> = {};
  const enrollmentIds: MadeClassroom['enrollmentIds'] = {};
  for (const [role, status] of Object.entries(statuses) as [ClassRole, EnrollmentStatus][]) {
    const user = await makeUser(ctx);
    const isAccepted = role !== 'unaccepted';
    enrollmentIds[role] = await insert(ctx, { classId, courseId, user, status, isAccepted });
    made[role] = await signInAs(ctx, user);
  }
  const others = {
    trainer: await signInAs(ctx, trainer),
    administrator: await asA(ctx, 'administrator'),
    employer,
    stranger: await asA(ctx, 'student'),
  };
  return { classId, courseId, people: { ...made, ...others } as MadeClassroom['people'], enrollmentIds };
}

type Given = { classId: number; courseId: number; user: MadeUser; status: EnrollmentStatus; isAccepted: boolean };

async function insert(ctx: Ctx, { classId, courseId, user, status, isAccepted }: Given): Promise<number> {
  const { id } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id: classId,
      course_id: courseId,
      person_id: user.person_id,
      status,
      registered_at: ctx.now(),
      enrolled_at: status === 'registered' ? null : ctx.now(),
      ...(isAccepted && { regulation_accepted_at: ctx.now(), regulation_sha256: 'a'.repeat(64) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
