import { defaultLocale, type LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { issueToken } from '#api/shared/secrets/one-time-tokens.ts';
import { isWithinRate } from '#api/shared/http/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findByUsername, type StoredUser } from '#api/people/identity/store.ts';
import { wordAccountEmail } from '#api/people/identity/word-account-email.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { mailLink, type MailLink } from './model/mail-link.ts';
import { findSignUp, takeRequestedEmail, type RequestedEmail, type SignUp } from './store.ts';

const confirmMinutes = 24 * 60;
const recoverMinutes = 30;

/** How many emails of a kind an address receives in an hour, regardless of who asks. */
const mostAnHour = { confirm_email: 5, account_exists: 1, recover_password: 3, sign_up_waits: 1 };
type Sort = keyof typeof mostAnHour;

/** Only here it is looked up whether the address has an account. */
export function writeRequestedEmail(ctx: Ctx, emailId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const requestedEmail = await takeRequestedEmail(tx, emailId);
    if (!requestedEmail) return;
    const owner = await findByUsername(tx, requestedEmail.username);
    if (owner) return writeToOwner(tx, requestedEmail, owner);
    const signUp = await findSignUp(tx, { username: requestedEmail.username });
    if (signUp) await writeToNewcomer(tx, requestedEmail, signUp);
  });
}

async function writeToOwner(ctx: Ctx, { kind, redirect }: RequestedEmail, owner: StoredUser): Promise<void> {
  const to = { username: owner.username, locale: owner.locale };
  if (kind === 'confirmation') {
    return write(ctx, 'account_exists', { to, page: '/login', redirect });
  }
  const token = () => issueToken(ctx, { purpose: 'recover_password', subjectId: owner.id, minutes: recoverMinutes });
  return write(ctx, 'recover_password', { to, page: '/reset-password', redirect, token });
}

async function writeToNewcomer(ctx: Ctx, requestedEmail: RequestedEmail, signUp: SignUp): Promise<void> {
  const { redirect } = requestedEmail;
  const to = { username: signUp.username, locale: requestedEmail.locale };
  // Nobody has proved to own this address yet, so there is no password to recover.
  if (requestedEmail.kind === 'recovery') return write(ctx, 'sign_up_waits', { to, page: '/sign-up', redirect });
  const token = () => issueToken(ctx, { purpose: 'confirm_email', subjectId: signUp.id, minutes: confirmMinutes });
  return write(ctx, 'confirm_email', { to, page: '/confirm-email', redirect, token });
}

type Content = Pick<MailLink, 'page' | 'redirect'> & {
  to: { username: string; locale: LocaleKey };
  token?: () => Promise<string>;
};

/** Contains no name: anyone who types the address could type anything as a name. */
async function write(ctx: Ctx, sort: Sort, { to, token, ...link }: Content): Promise<void> {
  const limit = { most: mostAnHour[sort], withinSeconds: 3_600 };
  if (!(await isWithinRate(ctx, `letter ${sort} ${hashOf(to.username.toLowerCase())}`, limit))) return;
  const url = mailLink({
    ...link,
    siteAddress: ctx.config.publicUrl,
    ...(token && { token: await token() }),
    ...(languageOf(to.locale) !== languageOf(defaultLocale) && { lang: to.locale }),
  });
  await wordAccountEmail(ctx, { to, about: sort, words: { url } });
}
