import { folded } from './read-words.ts';

const spoken = (
  'pt en es fr de it nl ca gl eu ru uk pl cs sk hu ro bg sr hr sl el sq tr az ka hy he ar fa ur hi bn ta te mr gu pa ne si ' +
  'th vi id ms fil km lo my zh ja ko mn sv nb no da fi is et lv lt ga cy la eo sw zu xh af st tn sn ny rw am ha yo ig wo ' +
  'ln kg kmb umb kea mg so'
).split(' ');
const nativeTo = {
  pt: ['AO', 'MZ', 'PT', 'BR', 'CV', 'GW', 'ST', 'TL'],
  en: ['US', 'GB', 'CA', 'AU', 'ZA'],
  es: ['ES', 'MX', 'AR', 'CO'],
  fr: ['FR', 'BE'],
};
const readers = ['pt', 'pt-BR', 'en', 'es', 'fr'];
const otherNames = { castelhano: 'es', castellano: 'es', castilian: 'es', mandarim: 'zh', mandarin: 'zh' };
const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

let existing: ReadonlyMap<string, string> | undefined;

/** A language by its tag («pt-AO», «pt_br», «ENG») or its name in Portuguese, English, Spanish, French or itself. */
export function readLanguage(text: string): string | null {
  existing ??= namesOfLanguages();
  const name = folded(text);
  return existing.get(name) ?? existing.get(withPlace(name)) ?? tagOf(name);
}

/** «Português do Brasil», «English - US» as «português (brasil)», «english (us)». */
function withPlace(name: string): string {
  return name.replace(/^(\p{L}+)(?:\s*[-–/,:]\s*|\s+d[aeo]\s+|\s*\()([\p{L}\s]+?)\)?$/u, '$1 ($2)');
}

function tagOf(name: string): string | null {
  if (!/^[a-z]{2,3}([-_][a-z]{2})?$/.test(name)) return null;
  const tag = Intl.getCanonicalLocales(name.replace('_', '-'))[0] ?? '';
  const [language = ''] = tag.split('-');
  return englishNames.of(language) === undefined ? null : tag;
}

function namesOfLanguages(): ReadonlyMap<string, string> {
  const names = new Map<string, string>(Object.entries(otherNames));
  const add = (name: string | undefined, tag: string) => {
    if (name !== undefined && !names.has(folded(name))) names.set(folded(name), tag);
  };
  for (const tag of spoken) {
    for (const reader of [...readers, tag]) add(nameIn(reader, 'language').of(tag), tag);
  }
  for (const [language, regions] of Object.entries(nativeTo)) {
    for (const region of regions) addRegional({ tag: `${language}-${region}`, language, region }, add);
  }
  return names;
}

type Regional = { tag: string; language: string; region: string };

function addRegional({ tag, language, region }: Regional, add: (name: string, tag: string) => void): void {
  for (const reader of readers) {
    const name = nameIn(reader, 'language').of(language) ?? language;
    for (const place of [nameIn(reader, 'region').of(region), region]) add(`${name} (${place})`, tag);
    add(nameIn(reader, 'language').of(tag) ?? tag, tag);
  }
}

function nameIn(reader: string, type: 'language' | 'region'): Intl.DisplayNames {
  return new Intl.DisplayNames(reader, { type });
}
