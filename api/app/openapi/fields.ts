import { choicesOf, isComparison, nameIn, resolved, valuesIn, type Schema, type Schemas } from './schema.ts';

export type Field = { name: string; type: string; isRequired: boolean; description: string };

type Place = { schemas: Schemas; prefix: string; within: string[] };

/** Every field of a schema by its path, such as `data[].course.title`. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  return fieldsBelow(schema, { schemas, prefix: '', within: [] });
}

function fieldsBelow(schema: Schema, place: Place): Field[] {
  const { properties = {}, required = [], allOf = [] } = resolved(schema, place.schemas);
  const own = Object.entries(properties).flatMap(([name, inner]) => fieldsIn({ name, inner }, required, place));
  return [...allOf.flatMap((part) => fieldsBelow(part, place)), ...own];
}

type Part = { name: string; inner: Schema };

function fieldsIn({ name, inner }: Part, required: string[], { schemas, prefix, within }: Place): Field[] {
  const isList = resolved(inner, schemas).type === 'array';
  const path = prefix + name + (isList ? '[]' : '');
  const whole = objectWithin(inner, schemas);
  const existing = nameIn(whole) ?? '';
  const place = { schemas, prefix: `${path}.`, within: [...within, existing] };
  // A recursive schema is listed once.
  const below = within.includes(existing) && existing !== '' ? [] : fieldsBelow(whole, place);
  const { description = '' } = { ...resolved(inner, schemas), ...inner };
  const own = { name: path, type: typeOf(inner, schemas), isRequired: required.includes(name), description };
  // Its fields imply the object.
  const isPlain = own.isRequired && description === '' && choicesOf(resolved(inner, schemas)).length === 0;
  return below.length > 0 && isPlain ? below : [own, ...below];
}

/** The object inside a list or a nullable schema. */
function objectWithin(schema: Schema, schemas: Schemas): Schema {
  const existing = resolved(schema, schemas);
  // A comparison is described as one type.
  if (isComparison(existing)) return {};
  if (existing.items) return objectWithin(existing.items, schemas);
  const object = choicesOf(existing).find((choice) => resolved(choice, schemas).type === 'object');
  return object ?? schema;
}

/** A type in the notation of TypeScript. */
function typeOf(schema: Schema, schemas: Schemas): string {
  const existing = resolved(schema, schemas);
  const values = valuesIn(existing);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (existing.items) return `list of ${existing.maxItems === 1 ? 'one ' : ''}${typeOf(existing.items, schemas)}`;
  const choices = choicesOf(existing);
  if (choices.length === 0) return plainType(existing, schemas);
  const [first] = choices;
  if (first && isComparison(existing)) return `${typeOf(first, schemas)}, a list of them, or {gte, lte, ne, like}`;
  return choices.map((choice) => typeOf(choice, schemas)).join(' | ');
}

function plainType({ type, format, additionalProperties, properties, ...bounds }: Schema, schemas: Schemas): string {
  if (typeof additionalProperties === 'object' && !properties) {
    return `{ [name]: ${typeOf(additionalProperties, schemas)} }`;
  }
  const names = [type ?? 'anything'].flat().map((name) => (name === 'string' && format ? format : name));
  return [names.join(' | '), boundsOf(bounds)].filter(Boolean).join(', ');
}

function boundsOf({ minimum, maximum, minLength, maxLength, default: standard }: Schema): string {
  return [
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && minLength > 1 && `${minLength} characters or more`,
    maxLength !== undefined && `${maxLength} characters or fewer`,
    standard !== undefined && `${JSON.stringify(standard)} by default`,
  ]
    .filter(Boolean)
    .join(', ');
}
