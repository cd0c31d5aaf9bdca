import { getSelf, saveChoices, savePicture } from '#api/people/identity/index.ts';
import type { UserChange } from '#contract/people/people/calls.ts';
import type { Self } from '#contract/people/identity/self.ts';
import { Refusal } from '#contract/refusals.ts';
import { dropPictures, isPictureOf } from '#api/platform/files/index.ts';
import { isCurrencyOffered, offeredLocaleId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export async function updateUser(ctx: Ctx, change: UserChange): Promise<Self> {
  if (change.id !== signedIn(ctx).userId) throw new Refusal('not_found');
  return inTransaction(ctx, async (tx) => {
    await changeUser(tx, change);
    return getSelf(tx);
  });
}

/** Never a role; the address changes only by a confirmed link. */
export async function changeUser(ctx: Ctx, change: UserChange): Promise<void> {
  const { username } = await getSelf(ctx);
  if (change.username !== undefined && change.username.trim().toLowerCase() !== username.toLowerCase()) {
    throw new Refusal('username_fixed', { field: 'username' });
  }
  if (change.currency_id !== undefined && !(await isCurrencyOffered(ctx, change.currency_id))) {
    throw new Refusal('currency_not_available', { field: 'currency_id' });
  }
  if (change.locale_id !== undefined && !(await offeredLocaleId(ctx, { id: change.locale_id }))) {
    throw new Refusal('locale_not_available', { field: 'locale_id' });
  }
  await saveChoices(ctx, change.id, change);
  if (change.user_picture_id !== undefined) await changePicture(ctx, change.id, change.user_picture_id);
}

async function changePicture(ctx: Ctx, userId: number, pictureId: number | null): Promise<void> {
  if (pictureId !== null && !(await isPictureOf(ctx, pictureId, userId))) {
    throw new Refusal('not_found', { field: 'user_picture_id' });
  }
  await savePicture(ctx, userId, pictureId);
  await dropPictures(ctx, userId, { but: pictureId });
}
