type Line = { id: number; statement_id: number; text: string; payer_name: string; bank_reference: string };
type Bounds = {
  gte?: number | undefined;
  lte?: number | undefined;
  ne?: number | undefined;
  like?: string | undefined;
};
type Query = number | number[] | Bounds;
type Filter = { id?: Query | undefined; statement_id?: Query | undefined; search?: string | undefined };

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
      isRequested(line.id, id) &&
      isRequested(line.statement_id, statementId) &&
      folded([line.text, line.payer_name, line.bank_reference].join(' ')).includes(words),
  );
}

function isRequested(value: number, query: Query | undefined): boolean {
  if (query === undefined) return true;
  if (typeof query === 'number') return value === query;
  if (Array.isArray(query)) return query.includes(value);
  const { gte = value, lte = value, ne, like = '' } = query;
  return value >= gte && value <= lte && value !== ne && String(value).includes(like);
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
