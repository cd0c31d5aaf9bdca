import { mask, maskedFields, plainFields } from './masked-fields.ts';

/** A description of pages is cut; its beginning says which one it was. */
const longestText = 2_000;

/** A value of a field of a noun as the audit trail stores it. */
export function maskField(noun: string, name: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value ?? null;
  return isPlain(noun, name) ? maskWithin(noun, value) : mask;
}

/** The fields of an input, or of the items of a list. */
export function maskWithin(noun: string, value: unknown): unknown {
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value)) return value.map((item) => maskWithin(noun, item));
  if (typeof value !== 'object' || value === null) return value;
  const isText = isTexts(value);
  const fields = Object.entries<unknown>({ ...value });
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isText ? maskWithin(noun, field) : maskField(noun, name, field)]),
  );
}

function isPlain(noun: string, name: string): boolean {
  return plainFields.has(name) || (maskedFields[name]?.includes(noun) ?? false);
}

/** The texts of a title by locale. */
function isTexts(value: object): boolean {
  return Object.entries<unknown>({ ...value }).every(
    ([name, text]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name) && typeof text === 'string',
  );
}

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
