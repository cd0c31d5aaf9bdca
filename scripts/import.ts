import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { importOperatorPath, operateImport, type ImportCommand } from '#api/app/operate-import.ts';
import { asOperator } from './as-operator.ts';
import { oneLine, reportText } from './import-report.ts';

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
  --type      the type of courses that tell none: ${courseTypes.join(', ')} (online)

Where a running server has the embedded database open, it does the work.`;

const command = readCommand();
if (typeof command === 'string') {
  console.error(command);
  process.exit(1);
}
await asOperator(
  { path: importOperatorPath, command, run: (ctx, input) => operateImport(ctx, input, showProgress) },
  (report) => reportText(report, command.write),
);

/** Or a sentence that says what is wrong. */
function readCommand(): ImportCommand | string {
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
  if (path === undefined || more.length > 0 || !type) return usage;
  if (!existsSync(path)) return oneLine(`There is no file ${path}.`);
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(values.locale)) return oneLine(`«${values.locale}» is no locale key.`);
  const { map, sheet, locale, source, currency } = values;
  return { path: resolve(path), map, sheet, locale, source, currency, type, write: values.yes };
}

function showProgress(rows: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows`);
}
