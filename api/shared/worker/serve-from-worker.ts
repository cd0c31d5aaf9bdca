import { parentPort } from 'node:worker_threads';

export function serveFromWorker(work: (input: never) => Promise<unknown>): void {
  parentPort?.on('message', (input) => {
    // A failure ends the thread, and its error reaches `openWorker`.
    void work(input as never).then((output) => parentPort?.postMessage({ output }, []));
  });
  parentPort?.postMessage('ready', []);
}
