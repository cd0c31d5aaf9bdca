/** The memory of a picture is its pixels, and there are as many of them as the limit lets in: so one after the other. */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = before.then(draw);
  before = drawn.catch(() => null);
  return drawn;
}

let before: Promise<unknown> = Promise.resolve();
