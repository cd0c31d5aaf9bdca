import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { FileStore } from '../file-store.ts';
import { findAnswer, isAnswered, onceByKey, ownerOf, type Answer } from '#api/shared/idempotency/idempotency.ts';

type Prepared = {
  run: (ctx: Ctx) => Promise<unknown>;
  /** Runs when the command fails or its transaction is not committed. */
  discard: () => Promise<void>;
};

export type UploadCommand = {
  owner: string;
  isAnswered: () => Promise<boolean>;
  /** Prepares and runs the command, both once per Idempotency-Key. */
  answer: (fingerprint: string, prepare: () => Promise<Prepared>) => Promise<Response>;
};

/**
 * Executes an upload with an Idempotency-Key once. Refuses `request_under_way` while the first is running, and
 * `request_changed` for another file or other fields.
 */
export async function onceForUpload(
  ctx: Ctx,
  request: Request,
  take: (command: UploadCommand) => Promise<Response>,
): Promise<Response> {
  const owner = ownerOf(ctx);
  // In a transaction, `answerApi` has handled the key already; guests share an owner, so their keys are not stored.
  const key =
    ctx.db.isTransaction || ctx.actor.kind === 'guest' ? null : request.headers.get('idempotency-key')?.slice(0, 100);
  if (!key) {
    const answer = (_: string, prepare: () => Promise<Prepared>) => answerOf(ctx, prepare, run);
    return take({ owner, isAnswered: async () => false, answer });
  }
  const sent = { owner, path: new URL(request.url).pathname, key };
  const underWay = underWayOf(ctx.files);
  return oneOf(underWay, Object.values(sent).join(' '), () =>
    take({
      owner,
      isAnswered: () => isAnswered(ctx, sent),
      answer: async (body, prepare) => {
        const earlier = await findAnswer(ctx, { ...sent, body });
        if (earlier) return toResponse(earlier);
        return answerOf(ctx, prepare, (each, command) => onceByKey(each, { ...sent, body }, command));
      },
    }),
  );
}

type Command = (ctx: Ctx) => Promise<Answer>;

async function answerOf(
  ctx: Ctx,
  prepare: () => Promise<Prepared>,
  once: (ctx: Ctx, command: Command) => Promise<Answer>,
): Promise<Response> {
  const prepared = await prepare();
  let isDone = false;
  let isCommitted = false;
  try {
    const answer = await once(ctx, async (tx) => {
      const body = JSON.stringify(await prepared.run(tx));
      isDone = true;
      return { status: 200, body };
    });
    isCommitted = isDone;
    return toResponse(answer);
  } finally {
    if (!isCommitted) await prepared.discard();
  }
}

function run(ctx: Ctx, command: Command): Promise<Answer> {
  return command(ctx);
}

function toResponse({ status, body }: Answer): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** One set per server; another server finds out when it stores its answer. */
const servers = new WeakMap<FileStore, Set<string>>();

function underWayOf(files: FileStore): Set<string> {
  const known = servers.get(files) ?? new Set();
  servers.set(files, known);
  return known;
}

async function oneOf<T>(underWay: Set<string>, upload: string, take: () => Promise<T>): Promise<T> {
  if (underWay.has(upload)) throw new Refusal('request_under_way');
  underWay.add(upload);
  try {
    return await take();
  } finally {
    underWay.delete(upload);
  }
}
