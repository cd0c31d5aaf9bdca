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
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

export type Schemas = Record<string, Schema>;

const place = '#/components/schemas/';

export function referenceTo(name: string): Schema {
  return { $ref: place + name };
}

export function nameIn({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(place) ? $ref.slice(place.length) : undefined;
}

export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const match = schemas[name];
  if (!match) throw new Error(`There is no schema ${name}.`);
  return resolved(match, schemas);
}

/** Replaces the parts of a schema, innermost first. `field` is the field of a part. */
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

export function namesWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = nameIn(value);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(namesWithin)];
}

export function choicesOf({ anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf];
}

export function valuesIn({ const: only, enum: values }: Schema): unknown[] {
  return values ?? (only === undefined ? [] : [only]);
}

export function isComparison({ anyOf = [] }: Schema): boolean {
  return anyOf.some(({ properties }) => properties?.['like'] !== undefined);
}

export function pascal(words: string): string {
  return words.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, initial: string) => initial.toUpperCase()).trim();
}
