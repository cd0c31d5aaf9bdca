import type { MessageKind } from '#contract/index.ts';
import { usersOfPersons } from '#api/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { informUser } from './inform.ts';
import type { Facts } from './store/facts.ts';

type Link = string | null | ((personId: number) => string | null);
type Message = { kind: MessageKind; subject: string; facts: Facts; link: Link };

/** Persons without an account are skipped. */
export async function notifyPersons(ctx: Ctx, personIds: number[], { link, ...message }: Message): Promise<void> {
  const users = await usersOfPersons(ctx, [...new Set(personIds)]);
  // In the order of ids, so that two transactions queue instead of deadlocking.
  for (const user of users.toSorted((one, other) => one.id - other.id))
    await informUser(ctx, user, { ...message, link: typeof link === 'function' ? link(user.person_id) : link });
}
