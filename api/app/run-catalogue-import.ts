import { importCatalogue, type ImportReport, type ImportInput } from '#api/offer/catalogue/index.ts';
import { loadOutlines } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';

export function runCatalogueImport(
  ctx: Ctx,
  input: ImportInput,
  onProgress?: (rows: number) => void,
): Promise<ImportReport> {
  return importCatalogue(ctx, input, { writeOutlines: loadOutlines, ...(onProgress && { onProgress }) });
}
