import { answerFile, discardFile, usualMostBytes } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { fileIn } from '#api/shared/uploads/read-form.ts';
import { formUpload } from '#api/shared/uploads/upload-route.ts';
import { keepRegulation, mayEditRegulations, storeRegulation } from './keep-regulation.ts';
import { readRegulation } from './read-regulation.ts';

/** Bytes, which the contract does not describe. */
export const regulationRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/regulations/create',
    mostFileBytes: usualMostBytes,
    mayI: mayEditRegulations,
    prepare: async (ctx, form) => {
      const file = fileIn(form);
      return storeRegulation(ctx, { name: file.name, bytes: await file.bytes() });
    },
    run: keepRegulation,
    discard: discardFile,
  }),
  { method: 'GET', path: '/classes/:id/regulation', handle: sendRegulation },
];

async function sendRegulation(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readRegulation(ctx, Number(id)));
}
