import { readFileSync, writeFileSync } from 'node:fs';
import { textFiles, type Side } from './texts/files.ts';

// Node and TypeScript cannot import files by a pattern, so this script lists the files of texts.
const isCheck = process.argv.includes('--check');

const written: Record<string, string> = Object.fromEntries(
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

for (const [path, text] of Object.entries(written)) {
  const whole = `// Written by \`npm run texts\`.\n${text}\n`;
  if (isCheck && readFileSync(path, 'utf8') !== whole) throw new Error(`${path} is out of date: npm run texts`);
  if (!isCheck) writeFileSync(path, whole);
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
