import { Refusal } from '#contract/refusals.ts';
import { isWithinLimits, jsonLimits } from './json-limits.ts';

/** Undefined for an empty body of any type. Refuses `body_not_json`, `body_too_complex` and `invalid_input`. */
export function readJson(contentType: string | null, text: string): unknown {
  if (text === '') return undefined;
  if (!isJsonType(contentType)) throw new Refusal('body_not_json');
  return parseJson(text);
}

/** `application/json`, in UTF-8 where it names a charset [RFC 8259, 8.1]. */
export function isJsonType(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charsets = parameters
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter.startsWith('charset'));
  return type.trim() === 'application/json' && charsets.every((charset) => /^charset="?utf-8"?$/.test(charset));
}

/** Refuses `body_too_complex` and `invalid_input`. */
export function parseJson(text: string): unknown {
  if (!isWithinLimits(text, jsonLimits)) throw new Refusal('body_too_complex');
  try {
    return wellFormed(JSON.parse(text));
  } catch {
    throw new Refusal('invalid_input');
  }
}

/**
 * Replaces lone surrogates by U+FFFD, in keys too: JSON allows them, and no database stores them. It recurses without a
 * limit, so the value must come from `parseJson`.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.toWellFormed(), wellFormed(one)]));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
