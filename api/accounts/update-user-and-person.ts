import type { OwnChange, Self } from '#contract/accounts.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { isCurrencyOffered, offeredLocaleId } from '#api/settings/index.ts';
import { getSelf } from './get-self.ts';
import { saveChoices, savePersonName } from './store.ts';

/** Changes oneself: name, currency and locale. Another's id is as good as none. */
export function updateUserAndPerson(ctx: Ctx, { user, person }: OwnChange): Promise<Self> {
  const { userId, personId } = signedIn(ctx);
  if ((user && user.id !== userId) || (person && person.id !== personId)) throw new Refusal('not_found');
  return inTransaction(ctx, async (inside) => {
    if (user) await changeUser(inside, user);
    if (person?.name !== undefined) await rename(inside, personId, person.name);
    return getSelf(inside);
  });
}

async function changeUser(ctx: Ctx, user: NonNullable<OwnChange['user']>): Promise<void> {
  const { username } = await getSelf(ctx);
  if (user.username !== undefined && user.username.trim().toLowerCase() !== username.toLowerCase()) {
    throw new Refusal('username_fixed', { field: 'username' });
  }
  if (user.currency_id !== undefined && !(await isCurrencyOffered(ctx, user.currency_id))) {
    throw new Refusal('currency_not_available', { field: 'currency_id' });
  }
  if (user.locale_id !== undefined && !(await offeredLocaleId(ctx, { id: user.locale_id }))) {
    throw new Refusal('locale_not_available', { field: 'locale_id' });
  }
  await saveChoices(ctx, user.id, user);
}

async function rename(ctx: Ctx, personId: number, given: string): Promise<void> {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  if (!name) throw new Refusal('name_missing', { field: 'name' });
  await savePersonName(ctx, personId, name);
}
