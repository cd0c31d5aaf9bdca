import type { MessageKind } from '#contract/index.ts';
import { usersOfPersons } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { informUsers } from './inform.ts';
import type { FactsOf } from './store/facts.ts';
import { unnotified, type MessageKey } from './store/notified.ts';

type Link = string | null | ((personId: number) => string | null);
type Message<K extends MessageKind> = { kind: K; subject: string; facts: FactsOf<K>; link: Link };

/** All or nothing. Persons without an account are skipped. */
export async function notifyPersons<K extends MessageKind>(
  ctx: Ctx,
  personIds: number[],
  { link, ...message }: Message<K>,
): Promise<void> {
  const users = await usersOfPersons(ctx, [...new Set(personIds)]);
  await informUsers(ctx, users, {
    ...message,
    linkFor: ({ person_id }) => (typeof link === 'function' ? link(person_id) : link),
  });
}

/** Those that at least one of the persons with an account was not notified of. */
export async function unnotifiedPersons<K extends MessageKey>(
  ctx: Ctx,
  personIds: number[],
  keys: readonly K[],
): Promise<K[]> {
  const users = await usersOfPersons(ctx, personIds);
  return unnotified(
    ctx,
    users.map(({ id }) => id),
    keys,
  );
}
