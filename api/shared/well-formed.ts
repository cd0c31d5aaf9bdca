/**
 * The same value, each half of a pair of surrogates that stands alone replaced by U+FFFD, in keys too: JSON can say it, and
 * no database holds it. What is no plain JSON stays as it is. It recurses, and visits every place of a list: only for what
 * was parsed within limits.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.toWellFormed(), wellFormed(one)]));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
