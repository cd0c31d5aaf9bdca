import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { turnsBySender } from '../http/turns-by-sender.ts';

type Options = {
  /**
   * Relative to the root of the project. It calls `serveFromWorker`, and Node runs the source also in a built server.
   */
  file: string;
  /** For one piece, without the time that it waits. */
  deadlineMs: number;
  /** Senders that may wait, and pieces of one of them. */
  mostSenders: number;
  mostOfOne: number;
};

const idleMs = 60_000;
const memory = { maxOldGenerationSizeMb: 256 };

/**
 * Runs work in a thread, one piece at a time, in turns between senders. The thread starts with the first piece and ends
 * after an idle minute. Null when the deadline or the memory is exceeded. Refuses what `turnsBySender` refuses.
 */
export function openWorker<Work extends (input: never) => Promise<unknown>>({ file, deadlineMs, ...limits }: Options) {
  type Input = Parameters<Work>[0];
  type Output = Awaited<ReturnType<Work>>;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = turnsBySender(limits);

  async function run(input: Input): Promise<Output | null> {
    clearTimeout(idle);
    worker ??= await startedWorker(resolve(file));
    try {
      return await answerOf<Output>(worker, { input, deadlineMs });
    } catch (error) {
      end();
      if (isTooMuch(error)) return null;
      throw error;
    } finally {
      worker?.unref();
      idle = setTimeout(end, idleMs).unref();
    }
  }

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return (sender: string, input: Input): Promise<Output | null> => inTurn(sender, () => run(input));
}

async function startedWorker(file: string): Promise<Worker> {
  const worker = new Worker(file, { execArgv: [], resourceLimits: memory });
  await once(worker, 'message');
  // Without a listener, an error between two pieces would end the process.
  worker.on('error', () => undefined);
  return worker;
}

type Piece = { input: unknown; deadlineMs: number };

async function answerOf<Output>(worker: Worker, { input, deadlineMs }: Piece): Promise<Output> {
  // The worker keeps the process alive only while it works.
  worker.ref();
  worker.postMessage(input, []);
  const [{ output }] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
  return output;
}

function isTooMuch(error: unknown): boolean {
  const { name, code } = Object(error);
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
