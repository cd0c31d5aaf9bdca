import { z } from 'zod';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import type { ImportReport } from '#api/offer/catalogue/index.ts';
import { currenciesByKey } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { runCatalogueImport } from './run-catalogue-import.ts';

export const ImportCommand = z.strictObject({
  path: z.string().describe('Absolute, on the machine of the server.'),
  map: z.string(),
  sheet: z.string().optional(),
  locale: z.string(),
  source: z.string(),
  currency: z.string().optional().describe('The key of a currency; without it the main one.'),
  type: z.enum(courseTypes),
  write: z.boolean(),
});
export type ImportCommand = z.infer<typeof ImportCommand>;

export const importOperatorPath = '/imports/operator';

export const importRawRoutes: RawRoute[] = [
  operatorRoute({
    path: importOperatorPath,
    usedBy: 'npm run import',
    summary: 'Check or import a catalogue from a file',
    command: ImportCommand,
    run: (ctx, command) => operateImport(ctx, command),
  }),
];

export async function operateImport(
  ctx: Ctx,
  { currency, sheet, ...input }: ImportCommand,
  onProgress?: (rows: number) => void,
): Promise<ImportReport> {
  const currency_id = currency === undefined ? undefined : await currencyNamed(ctx, currency);
  return runCatalogueImport(ctx, { ...input, sheet, currency_id }, onProgress);
}

async function currencyNamed(ctx: Ctx, key: string): Promise<number> {
  const id = (await currenciesByKey(ctx)).get(key.toLowerCase());
  if (id === undefined) throw new Error(`There is no currency «${key}».`);
  return id;
}
