import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { ScormCommit } from '#contract/learning/learning/calls.ts';
import { commitMessageBytes } from '#contract/learning/learning/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { parseJson } from '#api/shared/http/read-json.ts';
import { commitScorm } from '../commit-scorm.ts';
import { startSession } from '../start-session.ts';
import { sendJson, type Exchange } from './send.ts';

const Start = z.strictObject({ launch_token: z.string().max(2000) });

/** `commit` is the last one of a page that is being left. */
export async function answerSessionCall(ctx: Ctx, exchange: Exchange, name: string): Promise<void> {
  const body = await jsonOf(exchange.request);
  if (name === 'session') return sendJson(exchange, 200, await startSession(ctx, read(Start, body).launch_token));
  if (name === 'commit') return sendJson(exchange, 200, await commitScorm(ctx, read(ScormCommit, body)));
  throw new Refusal('not_found');
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const match = schema.safeParse(body);
  if (!match.success) throw new Refusal('invalid_input');
  return match.data;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > commitMessageBytes) throw new Refusal('too_large');
    chunks.push(part);
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}
