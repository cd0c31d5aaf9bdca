import { exampleFormats, exampleValues, usuallyNull } from './example-values.ts';
import { choicesOf, isComparison, nameIn, resolved, valuesIn, type Schema, type Schemas } from './schema.ts';

type Place = {
  schemas: Schemas;
  /** The field that the value is of. */
  field: string;
  /** The schemas around it, by name: a schema within itself is left out. */
  within: string[];
};

/** A value that a schema takes, the same every time it is made. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  return example(schema, { schemas, field: '', within: [] });
}

function example(schema: Schema, place: Place): unknown {
  const name = nameIn(schema);
  if (name === undefined) return exampleOfWhole(schema, place);
  return exampleOfWhole(resolved(schema, place.schemas), { ...place, within: [...place.within, name] });
}

function exampleOfWhole(schema: Schema, place: Place): unknown {
  if (nameIn(schema)) return example(schema, place);
  if (mayBeNull(schema) && usuallyNull.test(place.field)) return null;
  const [known] = [...(schema.examples ?? []), ...valuesIn(schema)];
  if (known !== undefined) return known;
  const either = choicesOf(schema).find((choice) => !isWithinItself(choice, place));
  return either ? example(either, place) : made(schema, place);
}

function made(schema: Schema, place: Place): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null') ?? 'object';
  return makers[type]?.(schema, place) ?? null;
}

const makers: Record<string, (schema: Schema, place: Place) => unknown> = {
  object: (schema, place) => (isRecord(schema) ? recordOf(schema, place) : objectOf(schema, place)),
  array: (schema, place) => (schema.items ? itemsOf(schema, schema.items, place) : []),
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: (_, { field }) =>
    !/^(is_(hidden|expired|full|capped|minor|lacking|reported)|.*_fixed|indicative)/.test(field),
};

function mayBeNull(schema: Schema): boolean {
  return [schema.type].flat().includes('null') || choicesOf(schema).some(({ type }) => type === 'null');
}

function isWithinItself(schema: Schema, { within }: Place): boolean {
  return within.includes(nameIn(schema) ?? '');
}

function isRecord({ properties, additionalProperties }: Schema): boolean {
  return !properties && typeof additionalProperties === 'object';
}

/** Records are texts by locale key, or anything by a name. */
function recordOf({ additionalProperties }: Schema, place: Place): unknown {
  return typeof additionalProperties === 'object' ? { 'en-GB': example(additionalProperties, place) } : {};
}

function objectOf({ properties = {}, required = [] }: Schema, place: Place): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(
    ([name, part]) => required.includes(name) || isWorthShowing(name, part, { properties, place }),
  );
  return Object.fromEntries(chosen.map(([name, part]) => [name, example(part, { ...place, field: name })]));
}

type Whole = { properties: Record<string, Schema>; place: Place };

function isWorthShowing(name: string, part: Schema, { properties, place }: Whole): boolean {
  if (isWithinItself(part, place)) return false;
  // A retrieval: its filter has a second place, and all fields are answered unless some are named.
  if ('filter' in properties && name !== 'filter') return name === 'sort' || name === 'page';
  const compared = Object.values(properties).filter((one) => isComparison(resolved(one, place.schemas)));
  // A filter by one field says enough.
  return compared.length === 0 || part === compared[0];
}

function itemsOf({ minItems = 1 }: Schema, items: Schema, place: Place): unknown[] {
  const first = example(items, place);
  return Array.from({ length: Math.max(1, minItems) }, (_, index) =>
    typeof first === 'number' ? first + index : first,
  );
}

function textOf(schema: Schema, place: Place): string {
  const { field } = place;
  const known = valuesOf(place).map(String);
  const usual = exampleFormats[schema.format ?? ''] ?? (field.endsWith('_url') ? exampleFormats['uri'] : undefined);
  const choices = [
    ...(schema.format ? [usual, ...known] : [...known, usual]),
    'Example',
    'EX',
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

/** What is known of this field of this schema, then of any field of this name. */
function valuesOf({ field, within }: Place): (string | number | boolean)[] {
  const name = field.endsWith('_minor') ? 'amount_minor' : field;
  return [...(exampleValues[`${within.at(-1)}.${field}`] ?? []), ...(exampleValues[name] ?? [])];
}

function numberOf(schema: Schema, place: Place): number {
  const { field } = place;
  const known = valuesOf(place).find((value) => typeof value === 'number');
  const { minimum = 0, exclusiveMinimum = minimum - 1, maximum = Infinity } = schema;
  const usual = /_(id|count)$/.test(field) ? 12 : 1;
  return Math.min(maximum, Math.max(known ?? usual, minimum, exclusiveMinimum + 1));
}
