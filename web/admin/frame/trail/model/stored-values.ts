import { userRoles, type UserRole } from '#contract/people/identity/values.ts';

export function isNothing(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return isEmptyList || value === null || value === undefined || value === '';
}

/** What the audit trail has instead of a value that it does not store. */
export function isMasked(value: unknown): boolean {
  return value === '•••';
}

export function isMoney(value: unknown): value is { amount_minor: number; currency_id: number } {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  return 'amount_minor' in value && 'currency_id' in value && typeof value.amount_minor === 'number';
}

export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}

/** A field of several nouns holds roles of organizations instead. */
export function isRole(field: string, value: unknown): value is UserRole {
  return (field === 'role' || field === 'roles') && userRoles.some((role) => role === value);
}

/** A text by language. */
export function isTexts(value: object): value is Record<string, string> {
  const entries = Object.entries<unknown>({ ...value });
  return (
    entries.length > 0 &&
    entries.every(([name, text]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name) && typeof text === 'string')
  );
}

type Change = { field: string; before: unknown; after: unknown };

/** Of a text by language only the languages that differ. */
export function narrowed({ field, before, after }: Change): Change {
  if (!isRecordOfTexts(before) || !isRecordOfTexts(after)) return { field, before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  const only = (texts: Record<string, string>) =>
    Object.fromEntries(differing.map((name) => [name, texts[name] ?? '']));
  return { field, before: only(before), after: only(after) };
}

function isRecordOfTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isTexts(value);
}
