import { nextToken, type Cursor } from './pdf-tokens.ts';

export type PdfValue = {
  /** The sought names that occur in it, at any depth. */
  names: Set<string>;
  /** The tokens of the entries that describe its stream, if it is a dictionary with one. */
  entries: Map<string, string[]>;
  streamAt: number | null;
};

const closing: Record<string, string> = { '<<': '>>', '[': ']' };

export function valueOf(cursor: Cursor, lookFor: ReadonlySet<string>): PdfValue {
  const from = cursor.at;
  const names = new Set<string>();
  const open: string[] = [];
  let token = nextToken(cursor);
  const isDictionary = token === '<<';
  for (; token; token = nextToken(cursor)) {
    if (lookFor.has(token)) names.add(token);
    take(token, open);
    if (open.length === 0) break;
  }
  const streamAt = isDictionary ? startOfStream(cursor) : null;
  const entries = streamAt === null ? new Map() : entriesOf({ ...cursor, at: from });
  return { names, entries, streamAt };
}

/** A bracket that closes nothing is skipped, as readers do. */
function take(token: string, open: string[]): void {
  const end = closing[token];
  if (end) open.push(end);
  else if (token === open.at(-1)) open.pop();
}

function startOfStream(cursor: Cursor): number | null {
  if (nextToken(cursor) !== 'stream') return null;
  const { text, at } = cursor;
  if (text.startsWith('\r\n', at)) return at + 2;
  return text[at] === '\n' || text[at] === '\r' ? at + 1 : at;
}

const keys = new Set(['/N', '/First', '/Filter', '/DecodeParms', '/DP', '/F', '/Length']);
const mostTokens = 20;

function entriesOf(cursor: Cursor): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  const open: string[] = [];
  let value: string[] | null = null;
  take(nextToken(cursor), open);
  for (let token = nextToken(cursor); token; token = nextToken(cursor)) {
    const isKey = open.length === 1 && token.startsWith('/') && value?.length !== 0;
    take(token, open);
    if (open.length === 0) break;
    if (isKey) value = entryOf(entries, token);
    else if (value && value.length < mostTokens) value.push(token);
  }
  return entries;
}

/** Readers differ over a repeated entry, so it gets a value that no check accepts. */
function entryOf(entries: Map<string, string[]>, key: string): string[] {
  const value: string[] = [];
  if (keys.has(key)) entries.set(key, entries.has(key) ? ['twice'] : value);
  return value;
}
