import type { LocalizedText } from '#contract/basics.ts';
import { PartFile, type Part } from './format.ts';
import { readPart, say, type Reading } from './reading.ts';
import { mediaOf } from './store-media.ts';
import { wordsIn } from './words.ts';

const textAlone = '{ "type": "text" }';

/** The content whose files begin like this. */
export async function readContent(reading: Reading, stem: string): Promise<Part | null> {
  const { title, body } = await readTexts(reading, stem);
  const name = `${stem}.json`;
  const file = await readPart(reading, { schema: PartFile, name, also: { title }, fallback: textAlone });
  if (!file) return null;
  const part = { path: stem, file, body };
  for (const medium of mediaOf(part)) need(reading, name, medium);
  return part;
}

/** The heading and the rest of the Markdown files that begin like this, by language. */
export async function readTexts({ folder, used }: Reading, stem: string) {
  const title: LocalizedText = {};
  const body: LocalizedText = {};
  for (const name of folder.names) {
    const language = name.startsWith(`${stem}.`) ? languageOf(name.slice(stem.length + 1)) : undefined;
    if (language === undefined) continue;
    used.add(name);
    const text = (await folder.text(name)).replaceAll('\r\n', '\n').trim();
    const [, heading] = /^# +(.+)(?:\n|$)/.exec(text) ?? [];
    if (heading !== undefined) title[language] = heading.trim();
    body[language] = heading === undefined ? text : text.slice(text.indexOf('\n') + 1 || text.length).trim();
  }
  return { title, body };
}

function languageOf(rest: string): string | undefined {
  return /^([A-Za-z-]+)\.md$/.exec(rest)?.[1];
}

function need(reading: Reading, by: string, name: string): void {
  if (reading.folder.names.includes(name)) reading.used.add(name);
  else say(reading, by, wordsIn(reading.locale, 'medium_missing', { name }));
}
