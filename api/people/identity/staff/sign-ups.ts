import { sql, type SqlBool } from 'kysely';
import type { SignUpFilter, UserReference, WaitingSignUp } from '#contract/people/identity/staff/users.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import {
  escapeLike,
  pageOf,
  queryOf,
  wanted,
  type ListQuery,
  type ResultPage,
} from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { wholeName } from '../model/names.ts';
import { requestEmail } from '../recovery/request-email.ts';
import { signUpRoleOf } from '../recovery/store.ts';
import { localeKeyOf } from '../store.ts';

type SignUpQuery = ListQuery<{ filter?: SignUpFilter }>;

export async function retrieveSignUps(ctx: Ctx, query: SignUpQuery): Promise<ResultPage<WaitingSignUp>> {
  requireClaim(ctx, 'users.read');
  return listSignUps(ctx, query);
}

/** In the language of the sign-up. */
export async function resendSignUp(ctx: Ctx, { id }: UserReference): Promise<WaitingSignUp> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await extendSignUp(tx, id);
    const { results } = await listSignUps(tx, queryOf({ filter: { id } }));
    const [signUp] = results;
    if (!signUp) throw new Refusal('not_found');
    const { username, locale } = signUp;
    await requestEmail({ ...tx, locale }, { kind: 'confirmation', username, redirect: undefined });
    return signUp;
  });
}

async function listSignUps(ctx: Ctx, { filter: { id, search = '' }, sort, ...page }: SignUpQuery) {
  let query = ctx.db
    .selectFrom('sign_ups')
    .leftJoin('shared_locales as locales', 'locales.id', 'sign_ups.locale_id')
    .select(['sign_ups.id', 'username', 'first_name', 'last_name', 'role', 'created_at', 'expires_at'])
    .select('locales.key as locale')
    .where('expires_at', '>', ctx.now());
  if (id !== undefined) query = query.where(wanted(sql.ref('sign_ups.id'), id));
  for (const word of search.split(/\s+/).filter(Boolean)) query = query.where(mentions(word));
  for (const { order } of sort) query = query.orderBy('sign_ups.id', order);
  const { rows, total } = await pageOf(query.orderBy('sign_ups.id', 'desc'), page);
  const results = rows.map(({ first_name, last_name, role, locale, created_at, expires_at, ...signUp }) => ({
    ...signUp,
    name: wholeName({ first_name, last_name }),
    role: signUpRoleOf(role),
    locale: localeKeyOf(locale),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
  return { results, total };
}

function mentions(word: string) {
  const like = `%${escapeLike(word)}%`;
  return sql<SqlBool>`(fold(first_name || ' ' || last_name) like fold(${like}) or lower(username) like lower(${like}))`;
}

async function extendSignUp(tx: Ctx, id: number): Promise<void> {
  await tx.db
    .updateTable('sign_ups')
    .set({ expires_at: new Date(tx.now().getTime() + dayMs) })
    .where('id', '=', id)
    .where('expires_at', '>', tx.now())
    .execute();
}
