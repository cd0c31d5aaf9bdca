import type { LocalizedText } from '#contract/basics.ts';
import type {
  TrainerProfile,
  TrainerProfileChange,
  TrainerProfileCorrection,
  TrainerProfileFilter,
} from '#contract/people/people/trainer-profile.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures, toShownPicture } from '#api/platform/files/index.ts';
import { lockPerson, peopleInRole, requireRank, userOfPerson } from '#api/people/identity/index.ts';
import { hasClaims, requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { pageOfProfiles, saveProfile, type ProfileRow } from './trainer-profile-store.ts';

type ProfilesQuery = Omit<ListQuery<{ filter?: TrainerProfileFilter }>, 'sort'>;

export async function retrieveTrainerProfiles(ctx: Ctx, query: ProfilesQuery): Promise<ResultPage<TrainerProfile>> {
  const { personId } = signedIn(ctx);
  const onlyPersonId = hasClaims(ctx, 'users.read') ? null : personId;
  const { rows, total } = await pageOfProfiles(ctx, { ...query, onlyPersonId });
  return { results: rows.map((row) => toProfile(ctx, row)), total };
}

function toProfile({ locale }: Ctx, { picture, ...row }: ProfileRow): TrainerProfile {
  return { ...row, picture: toShownPicture(picture, locale) };
}

/** Each change renders pages again that many people read. */
const mostChanges = { most: 30, withinSeconds: 3_600 };

export async function updateTrainerProfile(ctx: Ctx, change: TrainerProfileChange): Promise<TrainerProfile> {
  const { personId, roles } = signedIn(ctx);
  if (!roles.includes('trainer')) throw new Refusal('not_allowed');
  await limitRate(ctx, `trainer profile ${personId}`, mostChanges);
  return inTransaction(ctx, async (tx) => {
    if (change.picture_id !== (await pictureNow(tx, personId)))
      await showPictures(tx, { picture_id: change.picture_id });
    await changeProfile(tx, personId, change);
    const { rows } = await pageOfProfiles(tx, { filter: {}, onlyPersonId: personId, limit: 1, offset: 0 });
    const [saved] = rows;
    if (!saved) throw new Error('A profile that was just saved is not there.');
    return toProfile(tx, saved);
  });
}

/** Staff do not choose a picture: the trainer decides which one becomes public. */
export async function correctTrainerProfile(
  ctx: Ctx,
  { id, about, has_page }: TrainerProfileCorrection,
): Promise<{ id: number }> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    const { total } = await peopleInRole(tx, 'trainer', { filter: { id }, sort: [], limit: 1, offset: 0 });
    const user = await userOfPerson(tx, id);
    if (!user || total === 0) throw new Refusal('not_found');
    await requireRank(tx, user.id);
    await lockPerson(tx, id);
    const { rows } = await pageOfProfiles(tx, { filter: {}, onlyPersonId: id, limit: 1, offset: 0 });
    await changeProfile(tx, id, { about: about && withWords({ ...rows[0]?.about, ...about }), has_page });
    return { id };
  });
}

function withWords(texts: LocalizedText): LocalizedText {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}

async function changeProfile(ctx: Ctx, personId: number, change: TrainerProfileChange): Promise<void> {
  await saveProfile(ctx, personId, change);
  await emit(ctx, 'trainer_profile_changed', { person_id: personId });
}

async function pictureNow(ctx: Ctx, personId: number): Promise<number | null> {
  const { rows } = await pageOfProfiles(ctx, { filter: {}, onlyPersonId: personId, limit: 1, offset: 0 });
  return rows[0]?.picture_id ?? null;
}
