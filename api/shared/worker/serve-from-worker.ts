import { parentPort } from 'node:worker_threads';

/** Answers what `openWorker` sends to this thread, one after the other. */
export function serveFromWorker(work: (input: never) => Promise<unknown>): void {
  parentPort?.on('message', (input) => {
    // What fails ends the thread, and its error reaches the one who asked.
    void work(input as never).then((output) => parentPort?.postMessage({ output }, []));
  });
  parentPort?.postMessage('ready', []);
}
