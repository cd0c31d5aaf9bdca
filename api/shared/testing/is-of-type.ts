/**
 * Whether a value of the database is of a type, as TypeScript writes it. Of a type with a name of its own only null is
 * judged, and of one part of such a type, nothing.
 */
export function isOfType(type: string, value: unknown): boolean {
  return split(type, '|').some((part) => isOfPart(part, value));
}

function isOfPart(type: string, value: unknown): boolean {
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((item) => isOfPart(type.slice(0, -2), item));
  if (type.startsWith('(')) return isOfType(type.slice(1, -1), value);
  if (type.startsWith('{')) return isRecord(value) && hasFields(type, value);
  if (type.startsWith("'")) return value === type.slice(1, -1);
  return ofName[type]?.(value) ?? (type.includes('[') || isThere(value));
}

function hasFields(type: string, value: Record<string, unknown>): boolean {
  return fieldsOf(type).every(([name, field]) => isOfType(field, value[name]));
}

const ofName: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  unknown: () => true,
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  SqlBool: (value) => typeof value === 'boolean',
  Date: (value) => value instanceof Date,
  LocalizedText: (value) => isRecord(value) && Object.values(value).every((text) => typeof text === 'string'),
};

function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `{ id: number; name: string }` as names and types. */
function fieldsOf(type: string): [string, string][] {
  return split(type.slice(1, -1), ';').map((field) => {
    const [name = '', ...rest] = field.split(':');
    return [name.trim().replaceAll("'", ''), rest.join(':').trim()];
  });
}

/** At the separators outside of brackets. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('{[(<'.includes(sign)) depth += 1;
    if ('}])>'.includes(sign)) depth -= 1;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
