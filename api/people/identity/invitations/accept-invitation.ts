import type {
  InvitedUser,
  OpenUserInvitation,
  UserInvitationFromLink,
} from '#contract/people/identity/staff/invitations.ts';
import type { Session } from '#contract/people/identity/self.ts';
import { Refusal } from '#contract/refusals.ts';
import { offeredLocaleId } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { lookAtToken, spendToken } from '#api/shared/secrets/one-time-tokens.ts';
import { hasAdministrator } from '../administrators.ts';
import { judgeNames, judgeUsername } from '../judge-newcomer.ts';
import { judgePassword } from '../judge-password.ts';
import { wholeName } from '../model/names.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../password-hash.ts';
import { insertRole, insertUser, lockRole } from '../store.ts';
import { purpose } from './issue-invitation.ts';
import { findOpenInvitation, markAccepted, type OpenInvitation } from './store.ts';

const mostAnHour = 30;

export async function acceptUserInvitation(ctx: Ctx, { token, ...input }: InvitedUser): Promise<Session> {
  await limitRate(ctx, `invitation ${ctx.client.address}`, { most: mostAnHour, withinSeconds: 3_600 });
  const invitation = (await invitationOf(ctx, token))?.invitation;
  if (!invitation) throw new Refusal('link_not_valid');
  const names = judgeNames(input);
  const username = invitation.username ?? judgeUsername(input.username ?? '');
  await judgePassword(ctx, {
    password: input.password,
    field: 'password',
    about: { username, name: wholeName(names) },
  });
  const password_hash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    if (!(await spendToken(tx, purpose, token))) throw new Refusal('link_not_valid');
    const userId = await openInvited(tx, invitation, { ...names, username, password_hash });
    return openSession(tx, userId);
  });
}

type Newcomer = { username: string; first_name: string; last_name: string; password_hash: string };

/** Refuses `link_not_valid` and `user_exists`. */
async function openInvited(tx: Ctx, invitation: OpenInvitation, newcomer: Newcomer): Promise<number> {
  await lockRole(tx, 'administrator');
  if (!(await isOfferedStill(tx, invitation))) throw new Refusal('link_not_valid');
  const locale_id = await offeredLocaleId(tx, { key: tx.locale });
  const userId = await insertUser(tx, { ...newcomer, locale_id, currency_id: null, cart: '[]' });
  if (userId === null) throw new Refusal('user_exists', { field: 'username' });
  if (!(await markAccepted(tx, invitation.id, userId))) throw new Refusal('link_not_valid');
  for (const role of invitation.roles) {
    await insertRole(tx, userId, role);
    await recordMove(tx, { subject: 'user_role', subjectId: userId, move: 'give', from: 'none', to: role });
  }
  const move = { subject: 'user_invitation', subjectId: invitation.id, move: 'accept', from: 'open' } as const;
  await recordMove(tx, { ...move, to: 'accepted' });
  return userId;
}

export async function retrieveOpenInvitations(
  ctx: Ctx,
  { filter: { token } }: ListQuery<{ filter?: Partial<UserInvitationFromLink> }>,
): Promise<ResultPage<OpenUserInvitation>> {
  const match = token === undefined ? null : await invitationOf(ctx, token);
  if (!match) return { results: [], total: 0 };
  const { username, roles } = match.invitation;
  return { results: [{ username, roles, expires_at: match.expiresAt.toISOString() }], total: 1 };
}

async function invitationOf(ctx: Ctx, token: string): Promise<{ invitation: OpenInvitation; expiresAt: Date } | null> {
  const shown = await lookAtToken(ctx, purpose, token);
  const invitation = shown && (await findOpenInvitation(ctx, shown.subjectId));
  if (!invitation || !(await isOfferedStill(ctx, invitation))) return null;
  return { invitation, expiresAt: shown.expiresAt };
}

/** The link in the log of a new site works only until there is an administrator. */
async function isOfferedStill(ctx: Ctx, { username }: OpenInvitation): Promise<boolean> {
  return username !== null || !(await hasAdministrator(ctx));
}
