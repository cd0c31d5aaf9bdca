import type { ImportReport } from '#api/offer/catalogue/index.ts';

type FirstRow = ImportReport['first_rows'][number];
type NoteGroup = ImportReport['problems'][number];

const width = 80;

/** The report of an import for a terminal of 80 columns. */
export function reportText(report: ImportReport, isWritten: boolean): string {
  const { rows, added, updated, unchanged, repeated, problem_count, problems, warning_count, warnings } = report;
  const counts = isWritten
    ? [`${added} added`, `${updated} updated`, `${unchanged} unchanged`]
    : [`${added} would be added`, `${updated} are known and would be brought up to date`];
  if (repeated > 0) counts.push(`${repeated} repeat an earlier row`);
  if (problem_count > 0) counts.push(`${problem_count} with a problem`);
  return [
    ...wrapped(`${rows} rows: ${counts.join(', ')}.`, ''),
    ...notesText(`Problems: ${problem_count} rows are not imported`, problems),
    ...notesText(`Warnings: ${warning_count} cells, whose rows are imported`, warnings),
    ...firstRowsText(report.first_rows),
    ...unusedText(report.unused_columns),
    ...(isWritten ? [] : ['', 'Nothing was written. Add --yes to write.']),
  ].join('\n');
}

function notesText(title: string, groups: readonly NoteGroup[]): string[] {
  if (groups.length === 0) return [];
  const most = String(Math.max(...groups.map(({ count }) => count))).length;
  const listed = groups
    .toSorted((one, other) => other.count - one.count)
    .flatMap((group) => wrapped(`${String(group.count).padStart(most)} × ${sentenceOf(group)}`, ' '.repeat(most + 3)));
  return ['', `${title}:`, ...listed];
}

function sentenceOf({ kind, count, lines, texts }: NoteGroup): string {
  const quoted = texts.length > 0 ? `: ${texts.map((text) => `«${oneLine(text)}»`).join(', ')}` : '';
  const more = count > lines.length ? ', …' : '';
  return `${kind}${quoted} (${lines.length === 1 && more === '' ? 'line' : 'lines'} ${lines.join(', ')}${more})`;
}

function firstRowsText(rows: readonly FirstRow[]): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    'The first rows, as they would be written:',
    ...rows.flatMap((row, at) => [...(at > 0 ? [''] : []), ...firstRowText(row)]),
  ];
}

function firstRowText({ line, title, prices, modules, ...row }: FirstRow): string[] {
  const amounts = prices.map(({ currency, amount_minor }) => `${amount(amount_minor)} ${currency.toUpperCase()}`);
  const hours = row.workload_hours === null ? [] : [`${row.workload_hours} h`];
  const facts = [
    ['', title],
    ['price', amounts.join(' · ') || 'none'],
    ['kind', [row.package_type, row.type, `level ${row.level}`, `language ${row.language}`, ...hours].join(' · ')],
    ['partner', row.partner],
    ['category', row.category],
    ['summary', row.summary],
    ['text', row.description],
    ['modules', modules.length > 0 ? `${modules.length}: ${modules.join(' | ')}` : ''],
    ['cover', row.cover],
  ].filter(([, value]) => value);
  const place = `line ${line}`;
  return facts.map(([name, value], at) =>
    cut(`  ${(at === 0 ? place : (name ?? '')).padEnd(10)} ${oneLine(value ?? '')}`),
  );
}

function amount(minor: number): string {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}.${cents}`;
}

function unusedText(columns: readonly string[]): string[] {
  return columns.length === 0
    ? []
    : ['', ...wrapped(`Nothing is read from: ${columns.map(oneLine).join(', ')}.`, '  ')];
}

function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  const [start = '', ...words] = text.split(/(?<=\S) /);
  let line = start;
  for (const word of words) {
    if (`${line} ${word}`.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line].map(cut);
}

/** A file may hold characters that move the cursor. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

function cut(line: string): string {
  return line.length > width ? `${line.slice(0, width - 1).toWellFormed()}…` : line;
}
