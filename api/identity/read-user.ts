import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countPersons, findPersons, findUsers, type PersonFacts, type UserFacts } from './people-store.ts';

/** A user, for anyone who has a reason to know: asks nobody's leave, that is the caller's. Refuses `not_found`. */
export async function readUser(ctx: Ctx, userId: number): Promise<UserFacts> {
  const [user] = await findUsers(ctx, { ids: [userId] });
  if (!user) throw new Refusal('not_found');
  return user;
}

/** The users among these ids, in one query and in no order. */
export function readUsers(ctx: Ctx, userIds: number[]): Promise<UserFacts[]> {
  return findUsers(ctx, { ids: userIds });
}

/** The account of a person, or null: an employee whose seat was bought may have none. */
export async function userOfPerson(ctx: Ctx, personId: number): Promise<UserFacts | null> {
  const [user] = await findUsers(ctx, { personIds: [personId] });
  return user ?? null;
}

/** The accounts of these persons, in one query and in no order. */
export function usersOfPersons(ctx: Ctx, personIds: number[]): Promise<UserFacts[]> {
  return findUsers(ctx, { personIds });
}

/** The account of this address, whatever its case, or null. For the operator alone: who asks would learn who is here. */
export async function userOfAddress(ctx: Ctx, username: string): Promise<UserFacts | null> {
  const [user] = await findUsers(ctx, { username });
  return user ?? null;
}

/** A person, with what a certificate states of identity. Asks nobody's leave. Refuses `not_found`. */
export async function readPerson(ctx: Ctx, personId: number): Promise<PersonFacts> {
  const [person] = await findPersons(ctx, [personId]);
  if (!person) throw new Refusal('not_found');
  return person;
}

/** The persons among these ids, in one query and in no order. */
export function readPersons(ctx: Ctx, personIds: number[]): Promise<PersonFacts[]> {
  return findPersons(ctx, personIds);
}

/** Whether every one of these ids is a person, deleted ones apart. */
export async function arePersons(ctx: Ctx, ids: number[]): Promise<boolean> {
  return (await countPersons(ctx, ids)) === new Set(ids).size;
}
