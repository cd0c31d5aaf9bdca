type Changes<S> = { [K in keyof S]?: S[K] | undefined };

/** What is left out stays as it is. */
export function withChanges<S extends object>(stored: S, changes: Changes<S>): S {
  const input = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(input) };
}
