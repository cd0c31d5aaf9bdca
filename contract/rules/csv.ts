/** Of the records, the first is the names of columns. Cells that a spreadsheet would compute are made text. */
export function csvOf(records: readonly (readonly (string | number)[])[]): string {
  const lines = records.map((cells) => cells.map((cell) => quoted(String(cell))).join(';'));
  // The mark makes spreadsheets read UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
