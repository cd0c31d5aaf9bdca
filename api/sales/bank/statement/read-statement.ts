import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { mostStatementLines } from '#contract/sales/bank/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { linesOfTable } from '../model/csv-lines.ts';
import type { Statement, StatementLine } from '../model/statement.ts';
import { readCamt } from './read-camt.ts';

/**
 * Reads a statement of a bank, as CSV or camt.053, by what the file holds and not by its name. Refuses
 * `bank_statement_unreadable`, `bank_statement_no_columns`, `bank_statement_row`, `bank_statement_too_long` and
 * `bank_statement_empty`.
 */
export function readStatement(bytes: Uint8Array): Statement {
  const statement = isXml(bytes) ? readCamt(bytes) : readTable(decoded(bytes));
  const { incoming, outgoingCount } = statement;
  if (incoming.length > mostStatementLines) {
    throw new Refusal('bank_statement_too_long', { field: 'file', most: mostStatementLines });
  }
  if (incoming.length === 0) throw new Refusal('bank_statement_empty', { field: 'file', count: outgoingCount });
  return { ...statement, incoming: incoming.map(shortened) };
}

const longestText = 500;
const longestName = 140;

/** No field of a statement is longer, unless it is broken. */
function shortened(line: StatementLine): StatementLine {
  return {
    ...line,
    text: line.text.slice(0, longestText),
    payerName: line.payerName.slice(0, longestName),
    bankReference: line.bankReference.slice(0, longestName),
  };
}

function isXml(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400)).replaceAll('\0', '');
  return /^(?:[\u00EF\u00FE\u00FF][\u00BB\u00FE\u00FF]\u00BF?)?\s*<(?:\?xml|!--|[\w:]*Document)/.test(start);
}

/** By the byte order mark, or UTF-8 if all of it decodes; otherwise Windows-1252, as banks write it. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  try {
    return decode(bytes, 'utf-8');
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  // A workbook or a PDF.
  if (text.includes('\0') || text.startsWith('%PDF') || text.startsWith('PK')) throw unreadable();
  return text;
}

const delimiters = [';', '\t', ','] as const;
const mostRows = mostStatementLines * 4;

/** The delimiter is the one with which some row names the columns of a statement: text above them may have any. */
function readTable(text: string): Statement {
  for (const delimiter of delimiters) {
    const read = linesOfTable(rowsIn(text, delimiter));
    if (!('fault' in read)) return read;
    if (read.fault === 'amount') throw new Refusal('bank_statement_row', { field: 'file', row: read.row });
  }
  throw new Refusal('bank_statement_no_columns', { field: 'file' });
}

function rowsIn(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 20_000,
      to: mostRows,
    });
  } catch (error) {
    if (error instanceof CsvError) throw unreadable();
    throw error;
  }
}

function unreadable(): Refusal {
  return new Refusal('bank_statement_unreadable', { field: 'file' });
}
