/** The intersection of the members of a union. */
export type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** Merges texts of several files; `scripts/texts/files.ts` refuses a key that two of them have. */
export function merged<const F extends object[]>(...files: F): Together<F[number]> {
  return files.reduce(joined, {}) as Together<F[number]>;
}

function joined(texts: object, more: object): object {
  const entries = Object.entries(more).map(([key, value]: [string, unknown]) => {
    const existing: unknown = Reflect.get(texts, key);
    return [key, isNested(existing) && isNested(value) ? joined(existing, value) : value];
  });
  return { ...texts, ...Object.fromEntries(entries) };
}

/** A compiled message may be a list. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
