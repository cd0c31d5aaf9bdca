export type Stopping = {
  steps: (() => Promise<unknown> | void)[];
  /** The process exits after this time, even if a step is still running. */
  withinMs: number;
};

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
