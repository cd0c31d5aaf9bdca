import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { textFiles, type Side } from './texts/files.ts';

// Node and TypeScript cannot import files by a pattern, so this script lists the files of texts and the payment providers.
const isCheck = process.argv.includes('--check');

const files: Record<string, string> = Object.fromEntries(
  (['api', 'web'] as const).map((side) => [
    `${side}/texts/all.gen.ts`,
    [
      "import { merged } from '#contract/rules/merged.ts';",
      ...importsOf(side, 'pt', 'pt'),
      ...importsOf(side, 'en-GB', 'en'),
      '',
      `export const portuguese = merged(${namesOf(side, 'pt')});`,
      'export type Texts = typeof portuguese;',
      `export const english: Texts = merged(${namesOf(side, 'en')});`,
    ].join('\n'),
  ]),
);
files['api/sales/payments/providers/all.gen.ts'] = providerList();

for (const [path, text] of Object.entries(files)) {
  const whole = `// Written by \`npm run texts\`.\n${text}\n`;
  if (isCheck && readFileSync(path, 'utf8') !== whole) throw new Error(`${path} is out of date: npm run texts`);
  if (!isCheck) writeFileSync(path, whole);
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

function importsOf(side: Side, language: string, prefix: string): string[] {
  return textFiles(side, language).map(
    (path, index) => `import ${prefix}${index} from '#${path}' with { type: 'json' };`,
  );
}

function namesOf(side: Side, prefix: string): string {
  return textFiles(side, 'pt')
    .map((_, index) => `${prefix}${index}`)
    .join(', ');
}
