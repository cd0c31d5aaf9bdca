import { z } from 'zod';
import { operatorInvitationMinutes } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { hasAdministrator } from '../administrators.ts';
import { resetFactorsOf } from '../factors/resets/reset-factors-of.ts';
import { giveRole } from '../give-role.ts';
import { judgeUsername } from '../judge-newcomer.ts';
import { userOfAddress } from '../read-user.ts';
import { mailLink } from '../recovery/model/mail-link.ts';
import { issueInvitation } from './issue-invitation.ts';

export const StaffCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('invite'), username: z.string().max(320) }),
  z.strictObject({ command: z.literal('reset-factors'), username: z.string().max(320) }),
]);
export type StaffCommand = z.infer<typeof StaffCommand>;

/** Without a link the address had an account, which is changed already. */
export type StaffAnswer = { username: string; link: string | null; expires_at: string | null };

export const staffOperatorPath = '/users/operator';

export const identityRawRoutes: RawRoute[] = [
  operatorRoute({
    path: staffOperatorPath,
    usedBy: 'npm run operator',
    summary: 'Invite an administrator, or reset second factors',
    command: StaffCommand,
    run: operateStaff,
  }),
];

/** Refuses `username_invalid`, and `not_found` when factors are to be reset of an address without an account. */
export function operateStaff(ctx: Ctx, { command, ...input }: StaffCommand): Promise<StaffAnswer> {
  const username = judgeUsername(input.username);
  return inTransaction(ctx, async (tx) => {
    const user = await userOfAddress(tx, username);
    if (command === 'invite' && !user) return invite(tx, username);
    if (!user) throw new Refusal('not_found');
    if (command === 'invite') await giveRole(tx, { userId: user.id, role: 'administrator' });
    else await resetFactorsOf(tx, user.id);
    return { username, link: null, expires_at: null };
  });
}

async function invite(tx: Ctx, username: string | null): Promise<StaffAnswer & { link: string }> {
  const { token, expiresAt } = await issueInvitation(tx, {
    username,
    roles: ['administrator'],
    invitedBy: null,
    minutes: operatorInvitationMinutes,
  });
  const link = mailLink({ siteAddress: tx.config.publicUrl, page: '/invitation', token });
  return { username: username ?? '', link, expires_at: expiresAt.toISOString() };
}

/** A link for the log; null when the site has an administrator. */
export async function linkForFirstAdministrator(ctx: Ctx): Promise<string | null> {
  if (await hasAdministrator(ctx)) return null;
  const { link } = await inTransaction(ctx, (tx) => invite(tx, null));
  return link;
}
