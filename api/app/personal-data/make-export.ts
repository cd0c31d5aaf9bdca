import { beginExport, finishExport } from '#api/areas/privacy/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData, TakenAlong, Whose } from '#api/shared/personal-data.ts';
import { personalData } from './slices.ts';
import { zipOf } from './write-zip.ts';

/**
 * Streams the copy of personal data into the file store. After a crash the next attempt starts over and removes the
 * incomplete file.
 */
export async function makeExport(ctx: Ctx, exportId: number, slices: PersonalData[] = personalData): Promise<void> {
  const begun = await beginExport(ctx, exportId);
  if (!begun) return;
  const zip = await zipOf(ctx, all(ctx, begun.whose, slices));
  let failure: unknown;
  zip.once('error', (error) => (failure = error));
  // The error of the file store does not include the cause in the source.
  await ctx.files.writeStream(begun.key, zip).catch((error: unknown) => Promise.reject(failure ?? error));
  await finishExport(ctx, begun);
}

async function* all(ctx: Ctx, whose: Whose, slices: PersonalData[]): AsyncIterable<TakenAlong> {
  for (const { takeAlong } of slices) yield* takeAlong(ctx, whose);
}
