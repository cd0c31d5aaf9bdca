import { dropPictures, keyOfPicture } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { trainerChanged } from '#api/shared/events/site-facts.ts';
import { fromOne, type TakenAlong, type Whose } from '#api/shared/personal-data.ts';
import { eraseConsents } from './consent-store.ts';
import { deleteFactors } from './factors/factor-store.ts';
import * as stored from './personal-store.ts';
import { savePicture } from './user-store.ts';

export async function* takeAccountAlong(ctx: Ctx, whose: Whose): AsyncIterable<TakenAlong> {
  yield { path: 'person.json', rows: fromOne(() => stored.ownPerson(ctx, whose)) };
  yield { path: 'user.json', rows: fromOne(() => stored.ownUser(ctx, whose)) };
  yield { path: 'sign-in-factors.json', rows: fromOne(() => stored.ownFactors(ctx, whose)) };
  const pictureId = await stored.ownPictureId(ctx, whose);
  const storageKey = pictureId === null ? null : await keyOfPicture(ctx, pictureId);
  if (storageKey !== null) yield { path: 'picture.webp', storageKey };
}

/** Runs in a transaction. The rows stay, because orders refer to them. */
export async function eraseAccount(tx: Ctx, whose: Whose): Promise<void> {
  const { userId } = whose;
  await savePicture(tx, userId, null);
  await dropPictures(tx, userId, { but: null });
  await eraseConsents(tx, userId);
  await deleteFactors(tx, userId);
  await stored.eraseRequested(tx, whose);
  await stored.eraseUser(tx, whose);
  await stored.erasePerson(tx, whose);
  await trainerChanged(tx, whose.personId);
}
