import { headOf } from './encoding.ts';

export type FileKind = 'csv' | 'zip';

const magicBytes = 8;

/** Throws a sentence for files that are no table as text and no archive. */
export async function fileKindOf(path: string): Promise<FileKind> {
  const head = Buffer.from(await headOf(path, magicBytes)).toString('latin1');
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) throw notRead(path, 'an old .xls workbook or has a password');
  if (head.startsWith('%PDF')) throw notRead(path, 'a PDF');
  if (head.startsWith('{\\rtf')) throw notRead(path, 'a text document (.rtf)');
  return head.startsWith('PK\u0003\u0004') ? 'zip' : 'csv';
}

/** What an archive is that holds no .xlsx workbook. */
export function otherArchive(path: string, names: ReadonlySet<string>): Error {
  if (names.has('xl/workbook.bin')) return notRead(path, 'a binary workbook (.xlsb)');
  if (names.has('content.xml')) return notRead(path, 'an OpenDocument file (.ods)');
  if (names.has('word/document.xml')) return notRead(path, 'a text document (.docx)');
  if ([...names].some((name) => name.endsWith('.iwa'))) return notRead(path, 'a Numbers file (.numbers)');
  return notRead(path, 'an archive (.zip)');
}

function notRead(path: string, what: string): Error {
  return new Error(`${path} is ${what}. Save its table as .xlsx or as CSV in UTF-8, and import that file.`);
}
