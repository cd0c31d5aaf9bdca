import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countPersons, findPerson, findUsers, type PersonFacts, type UserFacts } from './people-store.ts';

/** Does not check permissions: that is the caller's task. Refuses `not_found`. */
export async function readUser(ctx: Ctx, userId: number): Promise<UserFacts> {
  const [user] = await findUsers(ctx, { ids: [userId] });
  if (!user) throw new Refusal('not_found');
  return user;
}

export function readUsers(ctx: Ctx, userIds: number[]): Promise<UserFacts[]> {
  return findUsers(ctx, { ids: userIds });
}

/** Null for a person without an account, such as an employee whose seat was bought. */
export async function userOfPerson(ctx: Ctx, personId: number): Promise<UserFacts | null> {
  const [user] = await findUsers(ctx, { personIds: [personId] });
  return user ?? null;
}

export function usersOfPersons(ctx: Ctx, personIds: number[]): Promise<UserFacts[]> {
  return findUsers(ctx, { personIds });
}

/** Ignores case. Only for the operator: the answer reveals who has an account. */
export async function userOfAddress(ctx: Ctx, username: string): Promise<UserFacts | null> {
  const [user] = await findUsers(ctx, { username });
  return user ?? null;
}

/** With the fields that a certificate states. Does not check permissions. Refuses `not_found`. */
export async function readPerson(ctx: Ctx, personId: number): Promise<PersonFacts> {
  const person = await findPerson(ctx, personId);
  if (!person) throw new Refusal('not_found');
  return person;
}

/** False when one of them is deleted or unknown. */
export async function arePersons(ctx: Ctx, ids: number[]): Promise<boolean> {
  return (await countPersons(ctx, ids)) === new Set(ids).size;
}
