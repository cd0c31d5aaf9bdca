export type AffectedRecord = { noun: string; id: number };

const mostRecords = 200;

type Answer = { noun: string; input: unknown; result: unknown };

/** The records of a command: those that its input names by `id`, or the created ones of its answer. */
export function ownRecords({ noun, input, result }: Answer): AffectedRecord[] {
  const own = idsOf(noun, itemsOf(input));
  return distinct(own.length > 0 ? own : idsOf(noun, itemsOf(result)));
}

/** Also those to which its input refers, such as `class_id`. */
export function recordsIn(answer: Answer): AffectedRecord[] {
  return distinct([...ownRecords(answer), ...itemsOf(answer.input).flatMap(referencesIn)]);
}

/** `class_id` refers to `classes`. */
export function nounOf(field: string): string {
  const singular = field.replace(/_ids?$/, '').replaceAll('_', '-');
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

function distinct(records: AffectedRecord[]): AffectedRecord[] {
  const byKey = new Map(records.map((record) => [`${record.noun} ${record.id}`, record]));
  return [...byKey.values()].slice(0, mostRecords);
}

type Item = Record<string, unknown>;

function itemsOf(body: unknown): Item[] {
  const data = isItem(body) && 'data' in body ? body['data'] : body;
  return (Array.isArray(data) ? data : [data]).filter(isItem);
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}

function idsOf(noun: string, items: readonly Item[]): AffectedRecord[] {
  return items.flatMap(({ id }) => (isId(id) ? { noun, id } : []));
}

function referencesIn(item: Item): AffectedRecord[] {
  return Object.entries(item).flatMap(([field, value]) => {
    if (!/_ids?$/.test(field) || field === 'tax_id') return [];
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    return ids.filter(isId).map((id) => ({ noun: nounOf(field), id }));
  });
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
