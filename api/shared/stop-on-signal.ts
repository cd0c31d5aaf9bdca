export type Stopping = {
  /** Each begins when the one before is done. */
  steps: (() => Promise<unknown> | void)[];
  /** A stop that takes longer than this is cut short. */
  withinMs: number;
};

/** Stops in order at the first SIGINT or SIGTERM; at the second the process ends at once. */
export function stopOnSignal({ steps, withinMs }: Stopping): void {
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    for (const step of steps) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}
