import type { z } from 'zod';
import { ORPCError } from '@orpc/server';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';
import type { RawRoute } from './http.ts';
import { isFresh, isFromOperator, operatorHeader } from './operator-signature.ts';
import { readBytes } from './read-form.ts';
import { operatorDoc } from './route-doc.ts';

const largestCommandBytes = 64 * 1024;

type Operation<C, A> = {
  /** Below /api. */
  path: string;
  /** The script that uses it: `npm run jobs`. */
  usedBy: string;
  summary: string;
  command: z.ZodType<C>;
  run: (ctx: Ctx, command: C) => Promise<A>;
};

/**
 * For a command of the operator while a running server has the embedded database open. The address exists for nobody
 * else. Names of files are those of this machine.
 */
export function operatorRoute<C, A>({ path, usedBy, summary, command, run }: Operation<C, A>): RawRoute {
  return {
    method: 'POST',
    path,
    doc: operatorDoc({ summary, description: `Used by \`${usedBy}\` while the server is running.`, command }),
    handle: async (ctx, request) => {
      const input = await readOperatorCommand(ctx, request, command);
      return answered(() => run({ ...ctx, actor: { kind: 'system' } }, input));
    },
  };
}

/** An operator who holds the secret is told what went wrong, as on a database of their own. */
async function answered<A>(run: () => Promise<A>): Promise<Response> {
  try {
    return Response.json({ status: 'success', data: await run() });
  } catch (error) {
    if (error instanceof ORPCError || !(error instanceof Error)) throw error;
    console.warn(error);
    return Response.json({ status: 'error', message: error.message }, { status: 400 });
  }
}

/** A command that an operator signed with the secret of the site. Refuses `not_found` to everybody else. */
async function readOperatorCommand<C>(ctx: Ctx, request: Request, commands: z.ZodType<C>): Promise<C> {
  const signature = request.headers.get(operatorHeader) ?? '';
  if (!isFresh(signature, ctx.now())) throw new Refusal('not_found');
  const body = new TextDecoder().decode(await readBytes(request, largestCommandBytes));
  if (!isFromOperator(ctx.config, { body, signature, now: ctx.now() })) throw new Refusal('not_found');
  return commands.parse(JSON.parse(body));
}
