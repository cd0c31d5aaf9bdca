import { importCatalogue, type ImportReport, type ImportInput } from '#api/catalogue/index.ts';
import { loadOutlines } from '#api/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Brings a CSV catalogue in, its modules too: see `importCatalogue`. */
export function runCatalogueImport(
  ctx: Ctx,
  input: ImportInput,
  onProgress?: (rows: number) => void,
): Promise<ImportReport> {
  return importCatalogue(ctx, input, { writeOutlines: loadOutlines, ...(onProgress && { onProgress }) });
}
