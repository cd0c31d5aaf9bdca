import type { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';
import { isFresh, isFromOperator, operatorHeader } from './operator-signature.ts';
import { readBytes } from './read-form.ts';

const largestCommandBytes = 64 * 1024;

/** A command that an operator signed with the secret of the site. Refuses `not_found` to everybody else. */
export async function readOperatorCommand<C>(ctx: Ctx, request: Request, commands: z.ZodType<C>): Promise<C> {
  const signature = request.headers.get(operatorHeader) ?? '';
  if (!isFresh(signature, ctx.now())) throw new Refusal('not_found');
  const body = new TextDecoder().decode(await readBytes(request, largestCommandBytes));
  if (!isFromOperator(ctx.config, { body, signature, now: ctx.now() })) throw new Refusal('not_found');
  return commands.parse(JSON.parse(body));
}
