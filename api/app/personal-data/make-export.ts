import { beginExport, finishExport } from '#api/privacy/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData, TakenAlong, Whose } from '#api/shared/personal-data.ts';
import { personalData } from './slices.ts';
import { zipOf } from './write-zip.ts';

/**
 * Writes the copy of a person's data into the file store, as it is read and never as a whole in memory. After a crash the
 * next try begins again and takes the half one away.
 */
export async function makeExport(ctx: Ctx, exportId: number, slices: PersonalData[] = personalData): Promise<void> {
  const begun = await beginExport(ctx, exportId);
  if (!begun) return;
  const zip = await zipOf(ctx, all(ctx, begun.whose, slices));
  let failure: unknown;
  zip.once('error', (error) => (failure = error));
  // The file store tells only that it could not write, not why there was nothing to be read.
  await ctx.files.writeStream(begun.key, zip).catch((error: unknown) => Promise.reject(failure ?? error));
  await finishExport(ctx, begun);
}

async function* all(ctx: Ctx, whose: Whose, slices: PersonalData[]): AsyncIterable<TakenAlong> {
  for (const { takeAlong } of slices) yield* takeAlong(ctx, whose);
}
