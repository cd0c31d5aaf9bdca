import { cpSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import type { CommandName, Commands, FromApi } from './messages.ts';

type Run = <Name extends CommandName>(
  command: Name,
  input: Commands[Name]['input'],
  signal?: AbortSignal,
) => Promise<Commands[Name]['answer']>;

const shared = globalThis as typeof globalThis & { apiOfPageTests?: Promise<Run> };

/**
 * The real API on a copy of the demo data, in its own thread, where no DOM replaces Node's globals. One thread serves
 * all files of a Vitest worker.
 */
export async function inApi<Name extends CommandName>(
  command: Name,
  input: Commands[Name]['input'],
  signal?: AbortSignal,
): Promise<Commands[Name]['answer']> {
  shared.apiOfPageTests ??= startThread();
  return (await shared.apiOfPageTests)(command, input, signal);
}

export async function answerOf(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request;
  const body = request.body && new Uint8Array(await request.arrayBuffer());
  const sent = { url, method, headers: [...headers], ...(body && { body }) };
  const answer = await inApi('request', sent, signal);
  // As in a browser, aborting a request ends its stream.
  const stream = answer.body?.pipeThrough(new TransformStream(), { signal }) ?? null;
  return new Response(stream, { status: answer.status, headers: answer.headers });
}

async function startThread(): Promise<Run> {
  const folder = inject('pagesFolder');
  const dataDir = mkdtempSync(join(folder, 'copy-'));
  cpSync(join(folder, 'seeded'), dataDir, { recursive: true });
  const thread = new Worker(resolve('pages/testing/api-thread.ts'), {
    workerData: { dataDir },
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  await new Promise((done, failed) => thread.once('message', done).once('error', failed));
  // Does not keep the process alive.
  thread.unref();
  return commandsOf(thread);
}

function commandsOf(thread: Worker): Run {
  const waiting = new Map<number, (answer: Commands[CommandName]['answer']) => void>();
  let lastId = 0;
  thread.on('message', (message: FromApi) => {
    if (!('id' in message)) return;
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  });
  return async <Name extends CommandName>(command: Name, input: Commands[Name]['input'], signal?: AbortSignal) => {
    lastId += 1;
    const id = lastId;
    const { promise, resolve: settle, reject } = Promise.withResolvers<Commands[Name]['answer']>();
    waiting.set(id, settle);
    signal?.addEventListener('abort', () => {
      thread.postMessage({ id, abort: true }, []);
      reject(signal.reason);
    });
    thread.postMessage({ id, command, input }, []);
    return promise;
  };
}
