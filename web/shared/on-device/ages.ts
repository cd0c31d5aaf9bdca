const ages = new WeakMap<object, number>();

/** When an answer from the device was loaded from the server. */
export function noteAge(answer: object, at: number): void {
  ages.set(answer, at);
}

/** The server has answered the same again. */
export function dropAge(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) ages.delete(answer);
}

export function ageOf(answer: unknown): number | undefined {
  return typeof answer === 'object' && answer !== null ? ages.get(answer) : undefined;
}
