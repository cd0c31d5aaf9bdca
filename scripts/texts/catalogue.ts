import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Catalogue = Map<string, string>;

type Nested = { [key: string]: string | Nested };

export function flatten(nested: Nested, prefix = ''): Catalogue {
  const texts: Catalogue = new Map();
  for (const [name, value] of Object.entries(nested)) {
    const inner = typeof value === 'string' ? new Map([[prefix + name, value]]) : flatten(value, `${prefix}${name}.`);
    for (const [key, text] of inner) texts.set(key, text);
  }
  return texts;
}

export function mismatches(pt: Catalogue, en: Catalogue): string[] {
  return [
    ...[...en.keys()].filter((key) => !pt.has(key)).map((key) => `pt lacks ${key}`),
    ...[...pt.keys()].filter((key) => !en.has(key)).map((key) => `en-GB lacks ${key}`),
    ...[...pt].flatMap(([key, text]) => unusable('pt', key, text)),
    ...[...en].flatMap(([key, text]) => unusable('en-GB', key, text)),
    ...[...pt].flatMap(([key, text]) => differingArguments(key, text, en.get(key) ?? text)),
  ];
}

function unusable(language: string, key: string, text: string): string[] {
  if (!text.trim()) return [`${language} ${key} is empty`];
  return argumentsOf(text) ? [] : [`${language} ${key} is no ICU message: ${text}`];
}

function differingArguments(key: string, pt: string, en: string): string[] {
  const [inPt, inEn] = [argumentsOf(pt), argumentsOf(en)];
  if (!inPt || !inEn || inPt.join() === inEn.join()) return [];
  return [`${key} takes ${list(inPt)} in pt, but ${list(inEn)} in en-GB`];
}

function list(names: string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}

/** Names of arguments and tags, and `name.option` for each option of a select; null if the text cannot be parsed. */
export function argumentsOf(text: string): string[] | null {
  try {
    return [...new Set(parse(text).flatMap(namesIn))].toSorted();
  } catch {
    return null;
  }
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [element.value];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
    case TYPE.select:
      return [element.value, ...optionNames(element), ...nestedOptions(element)];
    case TYPE.plural:
      return [element.value, ...nestedOptions(element)];
  }
}

type WithOptions = { value: string; options: Record<string, { value: MessageFormatElement[] }> };

function optionNames({ value, options }: WithOptions): string[] {
  return Object.keys(options).map((option) => `${value}.${option}`);
}

function nestedOptions({ options }: WithOptions): string[] {
  return Object.values(options).flatMap((option) => option.value.flatMap(namesIn));
}
