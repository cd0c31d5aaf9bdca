import { SaxesParser } from 'saxes';

/** Without namespace prefixes, which differ from tool to tool; all names are in lower case. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

/** `ampersandLine` is the line of an `&` that begins no entity, where one is why. */
export class XmlError extends Error {
  readonly ampersandLine: number | null;

  constructor(ampersandLine: number | null = null) {
    super('The XML cannot be read.');
    this.ampersandLine = ampersandLine;
  }
}

const deepest = 64;
const mostElements = 200_000;

/**
 * Refuses document types: nothing is fetched, and only the five entities of XML are expanded. Throws an `XmlError` for
 * what is no XML, too deep or too large.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const path = [root];
  let count = 0;
  const xml = decode(bytes);
  const parser = new SaxesParser();
  parser.on('doctype', fail);
  parser.on('error', () => {
    throw new XmlError(lineOfBareAmpersand(xml));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: local(name), attributes: localNames(attributes), text: '', children: [] };
    if (path.length > deepest || ++count > mostElements) fail();
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  const addText = (text: string) => {
    const element = path.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = path.pop();
    if (element) element.text = element.text.trim();
  });
  parser.write(xml).close();
  return root.children[0] ?? fail();
}

/** The first `&` that begins none of the entities of XML, outside comments and CDATA. */
function lineOfBareAmpersand(xml: string): number | null {
  const marks = /<!--|<!\[CDATA\[|&(?!(?:amp|lt|gt|apos|quot|#\d{1,7}|#x[\da-f]{1,6});)/gi;
  for (let match = marks.exec(xml); match; match = marks.exec(xml)) {
    if (match[0] === '&') return xml.slice(0, match.index).split('\n').length;
    const end = xml.indexOf(match[0] === '<!--' ? '-->' : ']]>', marks.lastIndex);
    if (end === -1) return null;
    marks.lastIndex = end;
  }
  return null;
}

function fail(): never {
  throw new XmlError();
}

const existing = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'windows-1252', 'us-ascii']);

/** By the byte order mark, or the XML declaration, or UTF-8. */
function decode(bytes: Uint8Array): string {
  const encoding = markOf(bytes) ?? saidEncoding(bytes) ?? 'utf-8';
  if (!existing.has(encoding)) return fail();
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return fail();
  }
}

function markOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function saidEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? null;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function localNames(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]));
}

/** All elements at a path of names below an element: `xmlAt(entry, 'ntrydtls/txdtls')`. */
export function xmlAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (level, name) => level.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

/** The text of the first of them that has one; empty where there is none. */
export function xmlText(element: XmlElement, ...paths: readonly string[]): string {
  return paths.flatMap((path) => xmlAt(element, path)).find(({ text }) => text !== '')?.text ?? '';
}
