import { z } from 'zod';

type Described = z.core.JSONSchema.JSONSchema;

/** Where an input may be as long as its sender likes: each list, record and text without a maximum, by its path. */
export function unboundedIn(schema: z.ZodType): string[] {
  return unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

/** The longest list that a schema takes. */
export function longestListIn(schema: z.ZodType): number {
  return Math.max(0, ...listsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
}

function unbounded(schema: Described, path: string): string[] {
  if (schema.enum || schema.const !== undefined) return [];
  return [
    ...(isUnbounded(schema) ? [path] : []),
    ...partsOf(schema).flatMap(([name, part]) => unbounded(part, path + name)),
  ];
}

function isUnbounded(schema: Described): boolean {
  // The pattern of a day is one of a fixed length.
  if (isOf(schema, 'string')) return schema.maxLength === undefined && schema.format !== 'date';
  if (isOf(schema, 'array')) return schema.maxItems === undefined && schema.prefixItems === undefined;
  return isRecord(schema) && schema.maxProperties === undefined;
}

/** A kind that may be null names both. */
function isOf({ type }: { type?: Described['type'] | string[] }, kind: string): boolean {
  return [type].flat().includes(kind);
}

/** What stands beside the named fields of an object is not read, and every body is limited. */
function isRecord({ type, properties = {}, additionalProperties }: Described): boolean {
  return isOf({ type }, 'object') && Object.keys(properties).length === 0 && additionalProperties !== false;
}

function listsOf(schema: Described): number[] {
  const own = isOf(schema, 'array') ? [schema.maxItems ?? 0] : [];
  return [...own, ...partsOf(schema).flatMap(([, part]) => listsOf(part))];
}

function partsOf({
  properties = {},
  propertyNames,
  additionalProperties,
  ...schema
}: Described): [string, Described][] {
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const items = [schema.items ?? [], schema.prefixItems ?? []].flat();
  const parts: [string, unknown][] = [
    ...Object.entries(properties).map(([name, part]): [string, unknown] => [`.${name}`, part]),
    ...either.map((part): [string, unknown] => ['', part]),
    ...items.map((part): [string, unknown] => ['[]', part]),
    ['{name}', propertyNames],
    ['{}', additionalProperties],
  ];
  return parts.filter((part): part is [string, Described] => typeof part[1] === 'object' && part[1] !== null);
}
