import type { LessonStatus } from '#contract/learning/learning/values.ts';
import { isFinished } from './sco.ts';

/**
 * When an item of SCORM 1.2 opens, by the identifiers of others [CAM 2.3.2.5.1, `aicc_script`; AICC CMI001 4.2.5]. A name
 * alone is an item that is completed or passed.
 */
export type Prerequisite =
  | { kind: 'done'; item: string }
  | { kind: 'status'; item: string; status: LessonStatus; isNegated: boolean }
  | { kind: 'not'; of: Prerequisite }
  | { kind: 'all' | 'any'; of: Prerequisite[] }
  | { kind: 'some'; count: number; of: Prerequisite[] };

const longest = 5_000;
const deepest = 30;

const tokenPattern = /\s*(?:"([^"]*)"|'([^']*)'|(<>|[&|~=*{}(),])|([^\s&|~=<>*{}(),"']+))/y;

type Token = { sign: string } | { word: string };

/** Null for what cannot be read. */
export function readPrerequisite(script: string): Prerequisite | null {
  const tokens = script.length > longest ? null : tokensOf(script.trim());
  if (!tokens) return null;
  try {
    const reader = { tokens, place: 0, depth: 0 };
    const expression = anyOf(reader);
    return reader.place === tokens.length ? expression : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function tokensOf(script: string): Token[] | null {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < script.length) {
    const match = pattern.exec(script);
    if (!match) return null;
    const [, doubleQuoted, singleQuoted, sign, word] = match;
    tokens.push(sign === undefined ? { word: (doubleQuoted ?? singleQuoted ?? word ?? '').trim() } : { sign });
  }
  return tokens;
}

type Reader = { tokens: Token[]; place: number; depth: number };

function anyOf(reader: Reader): Prerequisite {
  return joined(reader, { sign: '|', kind: 'any', part: allOf });
}

function allOf(reader: Reader): Prerequisite {
  return joined(reader, { sign: '&', kind: 'all', part: negated });
}

type Joining = { sign: string; kind: 'all' | 'any'; part: (reader: Reader) => Prerequisite };

function joined(reader: Reader, { sign, kind, part }: Joining): Prerequisite {
  const first = part(reader);
  const of = [first];
  while (takes(reader, sign)) of.push(part(reader));
  return of.length === 1 ? first : { kind, of };
}

function negated(reader: Reader): Prerequisite {
  let isNegated = false;
  while (takes(reader, '~')) isNegated = !isNegated;
  const of = single(reader);
  return isNegated ? { kind: 'not', of } : of;
}

function single(reader: Reader): Prerequisite {
  if (takes(reader, '(')) return inside(reader, ')', anyOf);
  const word = wordIn(reader);
  if (takes(reader, '*')) return setOf(reader, word);
  const isNegated = takes(reader, '<>');
  if (!isNegated && !takes(reader, '=')) return { kind: 'done', item: word };
  const status = statusNamed(wordIn(reader));
  if (!status) throw new SyntaxError('A status was expected.');
  return { kind: 'status', item: word, status, isNegated };
}

function setOf(reader: Reader, word: string): Prerequisite {
  if (!/^\d{1,4}$/.test(word) || !takes(reader, '{')) throw new SyntaxError('A set was expected.');
  const of = inside(reader, '}', (within) => {
    const members = [anyOf(within)];
    while (takes(within, ',')) members.push(anyOf(within));
    return members;
  });
  return { kind: 'some', count: Number(word), of };
}

function inside<T>(reader: Reader, end: string, read: (reader: Reader) => T): T {
  reader.depth += 1;
  if (reader.depth > deepest) throw new SyntaxError('Too deep.');
  const content = read(reader);
  if (!takes(reader, end)) throw new SyntaxError(`${end} was expected.`);
  reader.depth -= 1;
  return content;
}

function takes(reader: Reader, sign: string): boolean {
  const token = reader.tokens[reader.place];
  if (!token || !('sign' in token) || token.sign !== sign) return false;
  reader.place += 1;
  return true;
}

function wordIn(reader: Reader): string {
  const token = reader.tokens[reader.place];
  if (!token || !('word' in token) || token.word === '') throw new SyntaxError('A name was expected.');
  reader.place += 1;
  return token.word;
}

const namesOfStatuses: Record<string, LessonStatus> = {
  p: 'passed',
  passed: 'passed',
  c: 'completed',
  completed: 'completed',
  complete: 'completed',
  f: 'failed',
  failed: 'failed',
  i: 'incomplete',
  incomplete: 'incomplete',
  b: 'browsed',
  browsed: 'browsed',
  n: 'not attempted',
  'not attempted': 'not attempted',
};

function statusNamed(word: string): LessonStatus | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(namesOfStatuses, name) ? namesOfStatuses[name] : undefined;
}

/** All identifiers that it names. */
export function itemsIn(prerequisite: Prerequisite): string[] {
  if ('item' in prerequisite) return [prerequisite.item];
  return partsOf(prerequisite).flatMap(itemsIn);
}

function partsOf(prerequisite: Exclude<Prerequisite, { item: string }>): Prerequisite[] {
  return prerequisite.kind === 'not' ? [prerequisite.of] : prerequisite.of;
}

/** A heading stands for the items below it. */
export function withItemsOf(prerequisite: Prerequisite, below: Map<string, string[]>): Prerequisite {
  if (!('item' in prerequisite)) {
    if (prerequisite.kind === 'not') return { ...prerequisite, of: withItemsOf(prerequisite.of, below) };
    return { ...prerequisite, of: prerequisite.of.map((part) => withItemsOf(part, below)) };
  }
  const items = below.get(prerequisite.item);
  return items ? { kind: 'all', of: items.map((item) => ({ ...prerequisite, item })) } : prerequisite;
}

export function isMet(prerequisite: Prerequisite, statusOf: (item: string) => LessonStatus): boolean {
  switch (prerequisite.kind) {
    case 'done':
      return isFinished(statusOf(prerequisite.item));
    case 'status':
      return (statusOf(prerequisite.item) === prerequisite.status) !== prerequisite.isNegated;
    case 'not':
      return !isMet(prerequisite.of, statusOf);
    case 'all':
      return prerequisite.of.every((part) => isMet(part, statusOf));
    case 'any':
      return prerequisite.of.some((part) => isMet(part, statusOf));
    default:
      return prerequisite.of.filter((part) => isMet(part, statusOf)).length >= prerequisite.count;
  }
}

/** Whether it may ever be met, when only these items can be opened. */
export function canBeMet(prerequisite: Prerequisite, openable: Set<string>, isNegated = false): boolean {
  switch (prerequisite.kind) {
    case 'done':
      return isNegated || openable.has(prerequisite.item);
    case 'status':
      return prerequisite.isNegated !== isNegated || needsNothing(prerequisite) || openable.has(prerequisite.item);
    case 'not':
      return canBeMet(prerequisite.of, openable, !isNegated);
    default:
      return enoughOf(prerequisite, openable, isNegated);
  }
}

function needsNothing({ status }: Extract<Prerequisite, { kind: 'status' }>): boolean {
  return status === 'not attempted';
}

type Joined = Exclude<Prerequisite, { item: string } | { kind: 'not' }>;

function enoughOf(prerequisite: Joined, openable: Set<string>, isNegated: boolean): boolean {
  const possible = prerequisite.of.filter((part) => canBeMet(part, openable, isNegated)).length;
  const all = prerequisite.of.length;
  const least = leastOf(prerequisite);
  return possible >= (isNegated ? Math.max(0, all - least + 1) : least);
}

function leastOf(prerequisite: Joined): number {
  if (prerequisite.kind === 'some') return prerequisite.count;
  return prerequisite.kind === 'any' ? 1 : prerequisite.of.length;
}

type Item = { identifier: string; prerequisite?: Prerequisite | null };
type Statuses = ReadonlyMap<string, { lesson_status: LessonStatus }>;

/** By what was recorded, whether an item of SCORM 1.2 may be opened. */
export function isOpen12({ prerequisite }: Item, statuses: Statuses): boolean {
  if (!prerequisite) return true;
  return isMet(prerequisite, (item) => statuses.get(item)?.lesson_status ?? 'not attempted');
}

/** Items are left to do, and none of them opens, whatever is reported next. */
export function isStuck12(items: readonly Item[], statuses: Statuses): boolean {
  const toDo = items.filter(({ identifier }) => !isFinished(statuses.get(identifier)?.lesson_status));
  return toDo.length > 0 && !toDo.some((item) => isOpen12(item, statuses));
}
