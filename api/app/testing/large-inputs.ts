import { z } from 'zod';
import { calls } from '../calls.ts';

type Described = z.core.JSONSchema.JSONSchema;
export type Size = 'small' | 'large';
/** What fields of these names refer to, so that calls reach the work on what is the caller's own. */
export type Ids = Record<string, number>;
export type Command = (typeof commands)[number];

const most = { characters: 300_000, items: 400 };

/** The paths and inputs of all calls: `large` ones are as long as their schema and the body allow. */
export const commands = calls.map(({ slice, name, method, path, declared }) => {
  const { inputSchema } = declared['~orpc'];
  if (!(inputSchema instanceof z.ZodType)) throw new Error(`${slice}.${name} has no input.`);
  const described = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
  const inputOf = (size: Size, ids: Ids = {}) => valueOf(described, { size, ids, room: { left: most.characters } });
  return { name: `${slice}.${name}`, method, path, inputOf };
});

type Making = { size: Size; ids: Ids; room: { left: number } };

function valueOf(schema: Described, making: Making): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isKnown).toSorted(byLength);
  if (choice) return valueOf(choice, making);
  return typedValueOf(schema, making);
}

function typedValueOf(schema: Described, making: Making): unknown {
  if (schema.type === 'object') return objectOf(schema, making);
  if (schema.type === 'array') return listOf(schema, making);
  if (schema.type === 'string') return textOf(schema, making);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  return schema.type === 'boolean';
}

function isKnown(schema: unknown): schema is Described {
  return typeof schema === 'object' && schema !== null && Reflect.get(schema, 'type') !== 'null';
}

/** A list may be longer than a text, a text than a number. */
function byLength(one: Described, other: Described): number {
  const order = ['array', 'object', 'string'];
  const placeOf = ({ type }: Described) => (order.includes(String(type)) ? order.indexOf(String(type)) : order.length);
  return placeOf(one) - placeOf(other);
}

function objectOf({ properties = {}, additionalProperties, required = [] }: Described, making: Making): object {
  const chosen = Object.entries(properties).filter(([name]) => making.size === 'large' || required.includes(name));
  const entries = chosen.map(([name, part]) => [
    name,
    making.ids[name] ?? (isKnown(part) ? valueOf(part, making) : null),
  ]);
  if (isKnown(additionalProperties) && entries.length === 0)
    entries.push(['pt', valueOf(additionalProperties, making)]);
  return Object.fromEntries(entries);
}

function listOf({ items, prefixItems, minItems = 1, maxItems = 1 }: Described, making: Making): unknown[] {
  if (prefixItems) return prefixItems.filter(isKnown).map((item) => valueOf(item, making));
  if (!isKnown(items)) return [];
  const length = making.size === 'large' ? Math.min(maxItems, most.items) : minItems;
  const list: unknown[] = [];
  while (list.length < length && (list.length < minItems || making.room.left > 0)) list.push(valueOf(items, making));
  return list;
}

function textOf({ format, pattern, minLength = 1, maxLength = 1 }: Described, { size, room }: Making): string {
  if (format === 'date-time') return '2026-11-21T08:00:00Z';
  if (format === 'date') return '2026-11-21';
  if (format === 'uri') return 'https://mestria.example';
  if (pattern !== undefined) return fitting(pattern, minLength);
  const length = size === 'large' ? Math.max(minLength, Math.min(maxLength, room.left)) : minLength;
  room.left -= length;
  return hostile.repeat(Math.ceil(length / hostile.length)).slice(0, length);
}

/** What makes parsers, searches and normalisation slow. */
const hostile = '[[(*_`<a ã,; "';

function fitting(pattern: string, minLength: number): string {
  const texts = ['aoa', 'a', '12', '123456', '+244923000111', 'pt', 'A', 'AO', '08:00', '00:01:30', '0.5', 'a-b'];
  const long = ['a', '0', 'f', 'A'].map((letter) => letter.repeat(Math.max(1, minLength)));
  return [...texts, ...long].find((text) => new RegExp(pattern, 'u').test(text)) ?? 'a';
}

function numberOf({ minimum = 1, exclusiveMinimum = 0, maximum = Number.POSITIVE_INFINITY }: Described): number {
  return Math.min(maximum, Math.max(1, minimum, Number(exclusiveMinimum) + 1));
}
