import type { UserRole } from '#contract/people/identity/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { dropTokens, issueToken } from '#api/shared/secrets/one-time-tokens.ts';
import { insertInvitation, markWithdrawn } from './store.ts';

export const purpose = 'accept_invitation';

type NewInvitation = { username: string | null; roles: readonly UserRole[]; invitedBy: number | null; minutes: number };

export type IssuedInvitation = { id: number; token: string; expiresAt: Date };

/** An earlier invitation of the address ends. */
export async function issueInvitation(
  tx: Ctx,
  { username, roles, invitedBy, minutes }: NewInvitation,
): Promise<IssuedInvitation> {
  if (username !== null) await withdraw(tx, { username });
  const expiresAt = new Date(tx.now().getTime() + minutes * minuteMs);
  const id = await insertInvitation(tx, { username, roles: [...roles], invited_by: invitedBy, expiresAt });
  const token = await issueToken(tx, { purpose, subjectId: id, minutes });
  await recordMove(tx, { subject: 'user_invitation', subjectId: id, move: 'invite', from: null, to: 'open' });
  return { id, token, expiresAt };
}

/** Answers whether there was one to withdraw. */
export async function withdraw(tx: Ctx, which: { id: number } | { username: string }): Promise<boolean> {
  const ids = await markWithdrawn(tx, which);
  for (const id of ids) {
    await dropTokens(tx, purpose, id);
    await recordMove(tx, {
      subject: 'user_invitation',
      subjectId: id,
      move: 'withdraw',
      from: 'open',
      to: 'withdrawn',
    });
  }
  return ids.length > 0;
}
