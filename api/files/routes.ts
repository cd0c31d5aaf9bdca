import { answer, askOf } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { retrievePictures } from './pictures/retrieve-pictures.ts';

const { files } = serve;

export const filesRoutes = files.router({
  retrievePictures: files.retrievePictures.handler(async ({ context, input }) =>
    answer(await retrievePictures(context, askOf(input)), input),
  ),
});
