import { exampleFormats, exampleValues, usuallyNull } from './example-values.ts';
import { choicesOf, isComparison, nameIn, resolved, valuesIn, type Schema, type Schemas } from './schema.ts';

/** `field` holds the value, and belongs to the schema `owner`. */
type Place = { schemas: Schemas; field: string; owner: string };

/** The same value in every run. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  return example(schema, { schemas, field: '', owner: '' });
}

function example(reference: Schema, { owner, ...rest }: Place): unknown {
  const place = { ...rest, owner: nameIn(reference) ?? owner };
  const schema = resolved(reference, place.schemas);
  if (mayBeNull(schema) && usuallyNull.test(place.field)) return null;
  const [existing] = [...(schema.examples ?? []), ...valuesIn(schema)];
  if (existing !== undefined) return existing;
  const [choice] = choicesOf(schema);
  if (choice) return example(choice, place);
  const type = [schema.type].flat().find((one) => one !== 'null') ?? '';
  return makers[type]?.(schema, place);
}

const makers: Record<string, (schema: Schema, place: Place) => unknown> = {
  object: objectOf,
  array: itemsOf,
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: (_, { field }) =>
    !/^(is_(hidden|expired|full|capped|minor|lacking|reported)|.*_fixed|indicative)/.test(field),
};

function mayBeNull(schema: Schema): boolean {
  return [schema.type].flat().includes('null') || choicesOf(schema).some(({ type }) => type === 'null');
}

function objectOf({ properties, required = [], additionalProperties }: Schema, place: Place): Record<string, unknown> {
  // Records are texts by locale key.
  if (!properties && typeof additionalProperties === 'object') return { 'en-GB': example(additionalProperties, place) };
  const chosen = Object.entries(properties ?? {}).filter(
    ([name, part]) => required.includes(name) || isWorthShowing(name, part, { properties: properties ?? {}, place }),
  );
  return Object.fromEntries(chosen.map(([name, part]) => [name, example(part, { ...place, field: name })]));
}

type Whole = { properties: Record<string, Schema>; place: Place };

function isWorthShowing(name: string, part: Schema, { properties, place }: Whole): boolean {
  // A retrieval: its filter may also be sent as `data.filter`, and without `fields` all fields are answered.
  if ('filter' in properties && name !== 'filter') return name === 'sort' || name === 'page';
  // One comparison is enough to show how a filter works.
  const comparison = Object.values(properties).find((one) => isComparison(resolved(one, place.schemas)));
  return comparison === undefined || part === comparison;
}

function itemsOf({ items = {}, minItems = 1 }: Schema, place: Place): unknown[] {
  const first = example(items, place);
  return Array.from({ length: Math.max(1, minItems) }, (_, index) =>
    typeof first === 'number' ? first + index : first,
  );
}

function textOf(schema: Schema, place: Place): string {
  const { field } = place;
  const existing = valuesOf(place).map(String);
  const usual = exampleFormats[schema.format ?? ''] ?? (field.endsWith('_url') ? exampleFormats['uri'] : undefined);
  const choices = [
    ...(schema.format ? [usual, ...existing] : [...existing, usual]),
    'Example',
    '12',
    '00:01:30',
    'a'.repeat(schema.minLength ?? 1),
  ];
  const fitting = choices.find((text) => text !== undefined && fits(text, schema));
  if (fitting === undefined) throw new Error(`There is no example of ${field}: ${JSON.stringify(schema)}`);
  return fitting;
}

function fits(text: string, { minLength = 0, maxLength = Infinity, pattern }: Schema): boolean {
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
}

/** The value for this field of this schema comes before that for any field of this name. */
function valuesOf({ field, owner }: Place): (string | number)[] {
  const name = field.endsWith('_minor') ? 'amount_minor' : field;
  return [exampleValues[`${owner}.${field}`] ?? [], exampleValues[name] ?? []].flat();
}

function numberOf(schema: Schema, place: Place): number {
  const match = valuesOf(place).find((value) => typeof value === 'number');
  const { minimum = 0, exclusiveMinimum = minimum - 1, maximum = Infinity } = schema;
  const usual = /_(id|count)$/.test(place.field) ? 12 : 1;
  return Math.min(maximum, Math.max(match ?? usual, exclusiveMinimum + 1));
}
