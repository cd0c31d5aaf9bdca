import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerOnce, findAnswer, isAnswered, keyOf, type Key } from '#api/shared/idempotency/idempotency.ts';
import type { FileStore } from '../file-store.ts';

type Prepared = {
  run: (ctx: Ctx) => Promise<unknown>;
  /** Runs when the command fails or its transaction is not committed. */
  discard: () => Promise<void>;
};
type Prepare = () => Promise<Prepared>;

type UploadCommand = {
  isAnswered: () => Promise<boolean>;
  /** Prepares and runs the command, both once per Idempotency-Key. */
  answer: (fingerprint: string, prepare: Prepare) => Promise<Response>;
};

/**
 * Executes an upload with an Idempotency-Key once. What takes long is prepared before the transaction of the command, so a
 * key under way is also noted in memory. Refuses `request_under_way` and `request_changed` as `onceByKey` does.
 */
export async function onceForUpload(
  ctx: Ctx,
  request: Request,
  take: (command: UploadCommand) => Promise<Response>,
): Promise<Response> {
  // In a transaction, `answerApi` has handled the key already; guests share an owner, so their keys are not stored.
  const key = ctx.db.isTransaction || ctx.actor.kind === 'guest' ? null : keyOf(ctx, request);
  if (!key) {
    return take({
      isAnswered: async () => false,
      answer: (_, prepare) => runPrepared(prepare, (command) => command(ctx)),
    });
  }
  return alone(ctx.files, key, () =>
    take({
      isAnswered: () => isAnswered(ctx, key),
      answer: async (body, prepare) =>
        (await findAnswer(ctx, { ...key, body })) ??
        runPrepared(prepare, (command) => answerOnce(ctx, { ...key, body }, command)),
    }),
  );
}

type Command = (ctx: Ctx) => Promise<Response>;

async function runPrepared(prepare: Prepare, once: (command: Command) => Promise<Response>): Promise<Response> {
  const prepared = await prepare();
  let isDone = false;
  let isCommitted = false;
  try {
    const answer = await once(async (tx) => {
      const response = Response.json(await prepared.run(tx));
      isDone = true;
      return response;
    });
    isCommitted = isDone;
    return answer;
  } finally {
    if (!isCommitted) await prepared.discard();
  }
}

/** One set per server; another server finds out when it stores its answer. */
const servers = new WeakMap<FileStore, Set<string>>();

async function alone<T>(files: FileStore, key: Key, take: () => Promise<T>): Promise<T> {
  const underWay = servers.get(files) ?? new Set();
  servers.set(files, underWay);
  const upload = Object.values(key).join(' ');
  if (underWay.has(upload)) throw new Refusal('request_under_way');
  underWay.add(upload);
  try {
    return await take();
  } finally {
    underWay.delete(upload);
  }
}
