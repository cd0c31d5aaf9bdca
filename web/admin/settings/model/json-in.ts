/** Undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function textsOf(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
}
