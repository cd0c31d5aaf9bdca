import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gather } from '#contract/declare.ts';
import { settingDeclarations, settingKeys } from '#contract/index.ts';
import { switchSetting } from '#contract/setting.ts';
import { withSettingsTable } from './docs/settings-table.ts';
import { readTexts } from './texts/files.ts';

const operations = readFileSync('docs/operations.md', 'utf8');
const headings = Array.from(operations.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);
const textsIn = (name: string, language: string): Record<string, string> => Object(readTexts('api', language)[name]);
const explanationsIn = (language: string) => textsIn('settings', language);

describe.for(settingKeys)('the setting %s', (key) => {
  const { default: atFirst, rule, read, kind, choices, least, most, section } = settingDeclarations[key];

  test('has a default that its rule allows and that is read as no value is', () => {
    expect(rule.safeParse(atFirst).success).toBe(true);
    expect(read(atFirst)).toEqual(read(null));
  });

  test.for(['pt', 'en-GB'])('is explained in %s', (language) => {
    expect(explanationsIn(language)[key]).toMatch(/^\p{Lu}.+\.$/u);
  });

  test.for(['pt', 'en-GB'])('has a short name in %s, and words for its choices', (language) => {
    expect(textsIn('setting_names', language)[key]).toMatch(/^[\p{Lu}\d].{1,50}[^.]$/u);
    const words = textsIn('setting_choices', language)[key] ?? '';
    for (const choice of kind === 'choice' ? choices : []) expect(words).toContain(`${choice.replaceAll('-', '_')} {`);
  });

  test.for(['pt', 'en-GB'])('says in %s what its own rule wants', (language) => {
    const hasRule = kind === 'text' && !rule.safeParse('?? é ??').success;
    const words = textsIn('setting_rules', language)[key];
    expect(words ?? 'nothing').toMatch(hasRule ? /^\p{Lu}.+\.$/u : /^nothing$/);
  });

  test('can be left out, unless it is a switch', () => {
    expect(rule.safeParse('').success).toBe(kind !== 'switch');
  });

  test('says what its form needs to know', () => {
    expect(choices.length > 0).toBe(kind === 'switch' || kind === 'choice');
    for (const choice of choices) expect(rule.safeParse(choice).success).toBe(true);
    const bounds = [least, most].filter((bound) => bound !== null);
    expect(bounds).toHaveLength(kind === 'number' ? 2 : 0);
    for (const bound of bounds) expect(rule.safeParse(String(bound)).success).toBe(true);
  });

  test('takes nothing that its kind cannot be', () => {
    const others = { number: ['-1', 'x', '1e3'], switch: ['TRUE', 'yes'], choice: ['?'], json: ['{', 'x'] };
    const refused = kind in others ? others[kind as keyof typeof others] : ['x'.repeat(10_001)];
    for (const text of refused) expect([text, rule.safeParse(text).success]).toEqual([text, false]);
  });

  test('cites a heading that docs/operations.md has', () => {
    expect([null, ...headings]).toContain(section);
  });
});

test.for(['settings', 'setting_names'])('every text of %s is one of a setting', (name) => {
  expect(Object.keys(textsIn(name, 'en-GB')).toSorted()).toEqual(settingKeys.toSorted());
});

test('two slices cannot declare the same key', () => {
  const settings = { twice: switchSetting({ group: 'General', readers: 'staff', default: true }) };
  expect(() => gather({ one: { settings }, other: { settings } }, 'settings')).toThrow('Two slices declare twice');
});

test('the table in docs/operations.md has all of them', () => {
  expect(withSettingsTable(operations, explanationsIn('en-GB'))).toBe(operations);
});
