import { Refusal } from '#contract/refusals.ts';
import { answerShown } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { readSetting } from './read-setting.ts';

export const logoRoute: RawRoute = {
  method: 'GET',
  path: '/logo',
  doc: {
    summary: 'Download the logo of the site',
    description: 'The picture of the setting `logoPicture`, 320 pixels wide at most.',
    auth: 'none',
    answer: { contentType: 'image/webp' },
    refuses: ['not_found'],
  },
  handle: answerLogo,
};

/** Pages name it by the id of its picture, and then it may be stored for a day. */
async function answerLogo(ctx: Ctx, request: Request): Promise<Response> {
  const id = await readSetting(ctx, 'logoPicture');
  if (id === null) throw new Refusal('not_found');
  const isNamed = new URL(request.url).searchParams.get('picture') === String(id);
  return answerShown(ctx, { id, storedSeconds: isNamed ? 86_400 : 0 });
}
