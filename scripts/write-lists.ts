import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { floors } from '../floors.ts';
import { withSettingsTable } from './docs/settings-table.ts';
import { argumentsOf } from './texts/catalogue.ts';
import { readTexts, textFiles, type Nested, type Side } from './texts/files.ts';

// Node and TypeScript cannot import files by a pattern, so this script lists the slices, the files of texts and the
// payment providers. TypeScript reads every text of a JSON file as `string`, so it also lists what messages mention.
const isCheck = process.argv.includes('--check');

const files: Record<string, string> = Object.fromEntries(
  (['api', 'web'] as const).map((side) => [
    `${side}/texts/all.gen.ts`,
    [
      "import { merged } from '#contract/rules/merged.ts';",
      ...importsOf(side, 'pt', 'Pt'),
      ...importsOf(side, 'en-GB', 'En'),
      '',
      `export const portuguese = merged(${namesOf(side, 'Pt')});`,
      'export type Texts = typeof portuguese;',
      `export const english: Texts = merged(${namesOf(side, 'En')});`,
    ].join('\n'),
  ]),
);
files['api/sales/payments/providers/all.gen.ts'] = providerList();
files['api/app/slices.gen.ts'] = sliceList();
files['api/people/messages/model/fact-names.gen.ts'] = factNames();

const wholes = Object.entries(files).map(
  ([path, text]) => [path, `// Written by \`npm run lists\`.\n${text}\n`] as const,
);

for (const [path, whole] of [...wholes, operationsPage()]) {
  if (isCheck && readFileSync(path, 'utf8') !== whole) throw new Error(`${path} is out of date: npm run lists`);
  if (!isCheck) writeFileSync(path, whole);
}

function operationsPage() {
  const path = 'docs/operations.md';
  const { settings } = readTexts('api', 'en-GB');
  return [path, withSettingsTable(readFileSync(path, 'utf8'), Object(settings))] as const;
}

function providerList(): string {
  const names = globSync('api/sales/payments/providers/*/provider.ts')
    .map((path) => basename(dirname(path)))
    .toSorted();
  return [
    "import type { SiteOffer } from '#contract/sales/payments/offers.ts';",
    "import type { PaymentProvider } from './port.ts';",
    ...names.map((name) => `import { provider as ${name} } from './${name}/provider.ts';`),
    '',
    'export const paymentProviders: Record<string, PaymentProvider> = {',
    ...names.map((name) => `  ${name},`),
    "} satisfies Record<SiteOffer['provider'], PaymentProvider>;",
  ].join('\n');
}

function sliceList(): string {
  const slices = Object.entries(floors)
    .flatMap(([floor, names]) => names.map((name) => ({ name, path: `api/${floor}/${name}/slice.ts` })))
    .filter(({ path }) => existsSync(path))
    .toReversed();
  return [
    ...slices.map(({ name, path }) => `import { ${name}Slice } from '#${path}';`),
    '',
    '/** From the top down: a slice comes before those that it calls, and its personal data are erased first. */',
    'export const slices = [',
    ...slices.map(({ name }) => `  ${name}Slice,`),
    '] as const;',
  ].join('\n');
}

function factNames(): string {
  const { kinds } = readTexts('api', 'pt')['messages'] as Record<string, Nested>;
  const lines = Object.entries(kinds as Record<string, Record<'title' | 'text', string>>).map(
    ([kind, { title, text }]) => `  ${kind}: ${unionOf([title, text].flatMap((words) => argumentsOf(words) ?? []))};`,
  );
  return [
    '/** What the texts of each kind of message mention. */',
    'export type FactNames = {',
    ...lines.toSorted(),
    '};',
  ].join('\n');
}

/** Without the tags, and without the options of a select. */
function unionOf(names: readonly string[]): string {
  const facts = [...new Set(names.filter((name) => /^\w+$/.test(name)))].toSorted();
  return facts.length === 0 ? 'never' : facts.map((name) => `'${name}'`).join(' | ');
}

function importsOf(side: Side, language: string, suffix: string): string[] {
  return textFiles(side, language).map(
    (path) => `import ${nameOf(path)}${suffix} from '#${path}' with { type: 'json' };`,
  );
}

function namesOf(side: Side, suffix: string): string {
  return `\n${textFiles(side, 'pt')
    .map((path) => `  ${nameOf(path)}${suffix},\n`)
    .join('')}`;
}

/** `web/learning/tasks/reviews/texts/pt.json` is `tasksReviews`, so that two branches which add a slice change other lines. */
function nameOf(path: string): string {
  const folders = path.split('/').slice(1, -2);
  const own = folders[0] !== undefined && folders[0] in floors ? folders.slice(1) : folders;
  return camelCase(own.length > 0 ? own : ['common']);
}

function camelCase(words: string[]): string {
  return words
    .flatMap((word) => word.split('-'))
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
