import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { runCatalogueImport } from '#api/app/run-catalogue-import.ts';
import type { ImportInput } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { retrieveCurrencies } from '#api/platform/settings/store.ts';
import { oneLine, reportText } from './import-report.ts';
import { withOperator } from './with-operator.ts';

const usage = `npm run import -- FILE --map title=course,partner=organization,… [--yes]

  --map       which column tells which field: key, title, summary, description, requirements, category, partner,
              type, package, level, language, hours, price, price_usd (any currency by its key), cover (a picture
              beside FILE), cover_alt (what it says to who does not see it), modules (titles on lines of their own,
              or with | between them); #3 is the third column, and level= ignores the column of that name
  --sheet     the name of the sheet in an .xlsx file (the first one)
  --yes       write; without it the file is only read, counted and its first rows shown
  --locale    the locale key of its texts (pt)
  --source    the name under which its rows are known again when it comes back (csv)
  --currency  the currency of its column price, as usd (the main one)
  --type      the type of courses that tell none: ${courseTypes.join(', ')} (online)`;

try {
  await importFile();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message === usage ? usage : oneLine(message));
  process.exitCode = 1;
}

async function importFile(): Promise<void> {
  const { path, write, currency, ...input } = readInput();
  const report = await withOperator(async (ctx) => {
    const currency_id = currency === undefined ? undefined : await currencyNamed(ctx, currency);
    return runCatalogueImport(ctx, { ...input, path, write, currency_id }, showProgress);
  });
  console.log(reportText(report, write));
}

function readInput(): Omit<ImportInput, 'currency_id'> & { currency: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string', default: '' },
      sheet: { type: 'string' },
      yes: { type: 'boolean', default: false },
      locale: { type: 'string', default: 'pt' },
      source: { type: 'string', default: 'csv' },
      currency: { type: 'string' },
      type: { type: 'string', default: 'online' },
    },
  });
  const [path, ...more] = positionals;
  const type = courseTypes.find((existing) => existing === values.type);
  if (path === undefined || more.length > 0 || !type) throw new Error(usage);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(values.locale)) throw new Error(`«${values.locale}» is no locale key.`);
  const { map, sheet, locale, source, currency } = values;
  return { path, map, sheet, locale, source, currency, type, write: values.yes };
}

async function currencyNamed(ctx: Ctx, key: string): Promise<number> {
  const { results } = await retrieveCurrencies(ctx, queryOf({ filter: { key: key.toLowerCase() } }));
  const [row] = results;
  if (!row) throw new Error(`There is no currency «${key}».`);
  return row.id;
}

function showProgress(rows: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows`);
}
