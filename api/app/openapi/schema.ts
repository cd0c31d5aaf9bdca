/** As much of JSON Schema as our contract uses. */
export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  format?: string;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
};

export type Schemas = Record<string, Schema>;

const place = '#/components/schemas/';

export function referenceTo(name: string): Schema {
  return { $ref: place + name };
}

export function nameIn({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(place) ? $ref.slice(place.length) : undefined;
}

/** What a schema is, wherever it is written. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const found = schemas[name];
  if (!found) throw new Error(`There is no schema ${name}.`);
  return resolved(found, schemas);
}

/** A schema whose parts are replaced, the innermost first; `change` is told the field that a part belongs to. */
export function mapParts(schema: Schema, change: (part: Schema, field: string) => Schema, field = ''): Schema {
  const inner = (part: Schema, name = field) => change(mapParts(part, change, name), name);
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map((part) => inner(part)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => inner(part)) }),
    ...(allOf && { allOf: allOf.map((part) => inner(part)) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
  };
}

/** The names that a value refers to, wherever in it. */
export function namesWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = nameIn(value);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(namesWithin)];
}

export function choicesOf({ anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf];
}

/** The only values that it takes, if it names them. */
export function valuesIn({ const: only, enum: values }: Schema): unknown[] {
  return values ?? (only === undefined ? [] : [only]);
}

/** Whether it says by what a filter compares a field: a value, a list of them, or bounds. */
export function isComparison({ anyOf = [] }: Schema): boolean {
  return anyOf.some(({ properties }) => properties?.['like'] !== undefined);
}

export function pascal(words: string): string {
  return words
    .replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, requestedEmail: string) => requestedEmail.toUpperCase())
    .trim();
}
