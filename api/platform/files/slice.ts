import { defineSlice } from '#api/shared/slice.ts';
import { drawShownPicture } from './pictures/draw-shown-picture.ts';
import { purgePictureBytes, purgeUnusedPictureFiles } from './pictures/picture-bytes.ts';
import { picturesRawRoutes } from './pictures/raw-routes.ts';
import { retrievePictures } from './pictures/retrieve-pictures.ts';
import { scheduleUndrawnPictures } from './pictures/schedule-undrawn.ts';
import { purgeFile } from './purge-file.ts';
import { tables } from './tables.ts';

export const filesSlice = defineSlice('files', {
  verbs: {
    retrievePictures,
  },
  rawRoutes: [...picturesRawRoutes],
  reactions: {
    file_dropped: { 'forget-file': (ctx, { file_id }) => purgeFile(ctx, file_id) },
    picture_dropped: { 'forget-picture-bytes': (ctx, { sha256 }) => purgePictureBytes(ctx, sha256) },
    picture_shown: {
      'draw-shown-picture': { run: (ctx, { picture_id }) => drawShownPicture(ctx, picture_id), isHeavy: true },
    },
  },
  jobs: {
    'forget-lone-pictures': { cron: '47 3 * * *', run: purgeUnusedPictureFiles },
    'ask-for-undrawn-pictures': { cron: '7 4 * * *', run: scheduleUndrawnPictures },
  },
  tables,
});
