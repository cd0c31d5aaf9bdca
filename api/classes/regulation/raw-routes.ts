import { Refusal } from '#contract/refusals.ts';
import { answerFile, usualMostBytes } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readForm } from '#api/shared/read-form.ts';
import { done } from '#api/shared/retrieval.ts';
import { keepRegulation } from './keep-regulation.ts';
import { readRegulation } from './read-regulation.ts';

/** Bytes, which the contract does not describe. */
export const regulationRoutes: RawRoute[] = [
  { method: 'POST', path: '/regulations/create', handle: takeRegulation },
  { method: 'GET', path: '/classes/:id/regulation', handle: sendRegulation },
];

/** A form with `file`. Answers as a command does. Of nobody else the body is even read. */
async function takeRegulation(ctx: Ctx, request: Request): Promise<Response> {
  mustHave(ctx, 'classes.edit');
  const file = (await readForm(request, usualMostBytes)).get('file');
  if (!(file instanceof File)) throw new Refusal('invalid_input', { field: 'file' });
  return Response.json(done(await keepRegulation(ctx, { name: file.name, bytes: await file.bytes() })));
}

async function sendRegulation(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readRegulation(ctx, Number(id)));
}
