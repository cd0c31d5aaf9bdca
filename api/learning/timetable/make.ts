import type { NewClass } from '#contract/offer/classes/calls.ts';
import { makeEnrollment, type MadeEnrollment } from '#api/learning/enrollments/make.ts';
import { makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Lessons = NonNullable<NewClass['lessons']>;
export type MadeLearner = { user: MadeUser; me: Ctx };

export async function makeLearner(ctx: Ctx): Promise<MadeLearner> {
  const user = await makeUser(ctx);
  return { user, me: await signInAs(ctx, user) };
}

export function lessonOn(day: string, [from, to]: [string, string] = ['08:00', '10:00']): Lessons[number] {
  return { starts_at: `${day}T${from}:00Z`, ends_at: `${day}T${to}:00Z` };
}

/** In a class with lessons and no dates of its own. */
export function follow(ctx: Ctx, { user }: MadeLearner, held: Partial<NewClass>): Promise<MadeEnrollment> {
  return makeEnrollment(ctx, { person_id: user.person_id, class: { type: 'presential', ...held } });
}
