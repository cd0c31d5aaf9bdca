import { importCatalogue, type ImportReport, type ImportWish } from '#api/catalogue/index.ts';
import { bringOutlines } from '#api/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Brings a CSV catalogue in, its modules too: see `importCatalogue`. */
export function bringCatalogue(ctx: Ctx, wish: ImportWish, onProgress?: (rows: number) => void): Promise<ImportReport> {
  return importCatalogue(ctx, wish, { writeOutlines: bringOutlines, ...(onProgress && { onProgress }) });
}
