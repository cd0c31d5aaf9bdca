import { defaultLocale, type LocaleKey } from '#contract/basics.ts';
import type {
  NewUserInvitation,
  UserInvitation,
  UserInvitationFilter,
} from '#contract/people/identity/staff/invitations.ts';
import type { UserReference } from '#contract/people/identity/staff/users.ts';
import { signUpRoles, userInvitationDays } from '#contract/people/identity/values.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { judgeUsername } from '../judge-newcomer.ts';
import { mailLink } from '../recovery/model/mail-link.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { findByUsername } from '../store.ts';
import { wordAccountEmail } from '../word-account-email.ts';
import { issueInvitation, withdraw, type IssuedInvitation } from './issue-invitation.ts';
import { listInvitations } from './store.ts';

const mostAnHour = 50;

export async function inviteUser(ctx: Ctx, input: NewUserInvitation): Promise<UserInvitation> {
  requireClaim(ctx, 'users.manage');
  if (!input.roles.every(isOpenToAll)) requireClaim(ctx, 'roles.edit');
  await requireFreshSignIn(ctx);
  const username = judgeUsername(input.username);
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `invite ${userId}`, { most: mostAnHour, withinSeconds: 3_600 });
  return inTransaction(ctx, async (tx) => {
    if (await findByUsername(tx, username)) throw new Refusal('user_exists', { field: 'username' });
    const minutes = userInvitationDays * 24 * 60;
    const issued = await issueInvitation(tx, { username, roles: input.roles, invitedBy: userId, minutes });
    await mailInvitation(tx, { username, locale: input.locale ?? tx.locale }, issued);
    return readInvitation(tx, issued.id);
  });
}

function isOpenToAll(role: string): boolean {
  return signUpRoles.some((open) => open === role);
}

async function mailInvitation(
  tx: Ctx,
  to: { username: string; locale: LocaleKey },
  { token, expiresAt }: IssuedInvitation,
): Promise<void> {
  const { locale } = to;
  const url = mailLink({
    siteAddress: tx.config.publicUrl,
    page: '/invitation',
    token,
    ...(languageOf(locale) !== languageOf(defaultLocale) && { lang: locale }),
  });
  const until = dateFormat(locale, { dateStyle: 'long', timeZone: operatorZone }).format(expiresAt);
  await wordAccountEmail(tx, { to, about: 'user_invited', words: { url, until } });
}

export async function retrieveUserInvitations(
  ctx: Ctx,
  query: ListQuery<{ filter?: UserInvitationFilter }>,
): Promise<ResultPage<UserInvitation>> {
  requireClaim(ctx, 'users.read');
  return listInvitations(ctx, query);
}

export async function withdrawUserInvitation(ctx: Ctx, { id }: UserReference): Promise<UserInvitation> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    if (!(await withdraw(tx, { id }))) throw new Refusal('not_found');
    return readInvitation(tx, id);
  });
}

async function readInvitation(ctx: Ctx, id: number): Promise<UserInvitation> {
  const { results } = await listInvitations(ctx, queryOf({ filter: { id } }));
  const [invitation] = results;
  if (!invitation) throw new Refusal('not_found');
  return invitation;
}
