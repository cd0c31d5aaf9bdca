type Line = { id: number; statement_id: number; text: string; payer_name: string; bank_reference: string };
type Bounds = {
  gte?: number | undefined;
  lte?: number | undefined;
  ne?: number | undefined;
  like?: string | undefined;
};
type Wanted = number | number[] | Bounds;
type Filter = { id?: Wanted | undefined; statement_id?: Wanted | undefined; search?: string | undefined };

/** The lines that a filter keeps, as the database would. */
export function keepLines<One extends Line>(
  lines: readonly One[],
  { id, statement_id: statementId, search }: Filter,
  isInView: (line: One) => boolean,
): One[] {
  const words = search === undefined ? '' : folded(search);
  return lines.filter(
    (line) =>
      isInView(line) &&
      isWanted(line.id, id) &&
      isWanted(line.statement_id, statementId) &&
      folded([line.text, line.payer_name, line.bank_reference].join(' ')).includes(words),
  );
}

function isWanted(value: number, wanted: Wanted | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return value === wanted;
  if (Array.isArray(wanted)) return wanted.includes(value);
  const { gte = value, lte = value, ne, like = '' } = wanted;
  return value >= gte && value <= lte && value !== ne && String(value).includes(like);
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
