/** Of the records, the first is the names of columns. Texts that a spreadsheet would compute are made harmless. */
export function csvOf(records: readonly (readonly (string | number)[])[]): string {
  const lines = records.map((cells) => cells.map(quoted).join(';'));
  // The mark makes spreadsheets read UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}
