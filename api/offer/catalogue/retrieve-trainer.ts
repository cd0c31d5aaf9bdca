import { textIn } from '#contract/basics.ts';
import type { TrainerPage } from '#contract/offer/catalogue/calls.ts';
import { toShownPicture } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { findTrainerPage } from './store/trainer-pages.ts';

type TrainerQuery = { filter: { id?: number | undefined } };

export async function retrieveTrainer(ctx: Ctx, { filter: { id } }: TrainerQuery): Promise<ResultPage<TrainerPage>> {
  const row = id === undefined ? undefined : await findTrainerPage(ctx, id);
  if (!row) return { results: [], total: 0 };
  const { about, picture, ...rest } = row;
  const page = { ...rest, about: textIn(about, ctx.locale), picture: toShownPicture(picture, ctx.locale) };
  return { results: [page], total: 1 };
}
