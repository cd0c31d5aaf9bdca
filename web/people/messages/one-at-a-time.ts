export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let again = false;

  async function work(): Promise<void> {
    do {
      again = false;
      await run();
    } while (again);
  }

  return () => {
    again = true;
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
