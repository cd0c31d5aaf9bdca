/** As much of JSON Schema as our contract uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  $ref?: string;
};

export type Field = { name: string; type: string; isRequired: boolean };

/** Every field below a schema, by the path that leads to it: `data[].course.title`. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const path = prefix + name;
    const below = fieldsOf(wholeOf(inner), isList(inner) ? `${path}[].` : `${path}.`);
    const own = { name: isList(inner) ? `${path}[]` : path, type: typeOf(inner), isRequired: required.includes(name) };
    // That there is an object says nothing that its fields do not.
    return below.length > 0 && own.isRequired && !inner.anyOf ? below : [own, ...below];
  });
}

/** The object that a schema is about, through its list and its null. */
function wholeOf(schema: Schema): Schema {
  const [first] = schema.prefixItems ?? [];
  if (first) return wholeOf(first);
  if (typeof schema.items === 'object') return wholeOf(schema.items);
  const object = schema.anyOf?.find(({ type }) => type === 'object');
  // A value, a list or bounds: told as one type.
  return isComparison(schema) ? {} : (object ?? schema);
}

function isList({ type, prefixItems }: Schema): boolean {
  return type === 'array' || prefixItems !== undefined;
}

function isComparison({ anyOf = [] }: Schema): boolean {
  return anyOf.some(({ properties }) => properties?.['like'] !== undefined);
}

/** In words a reader of TypeScript knows. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return 'the same as above';
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (isList(schema)) return `list of ${schema.prefixItems ? 'one ' : ''}${typeOf(wholeOf(schema))}`;
  return schema.anyOf ? eitherOf(schema, schema.anyOf) : plainType(schema);
}

function eitherOf(schema: Schema, choices: Schema[]): string {
  const [first] = choices;
  if (first && isComparison(schema)) return `${typeOf(first)}, a list of them, or {gte, lte, ne, like}`;
  return choices.map(typeOf).join(' | ');
}

function plainType({ type, format, additionalProperties, properties, ...bounds }: Schema): string {
  if (typeof additionalProperties === 'object' && !properties) return `{ [name]: ${typeOf(additionalProperties)} }`;
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
