import { join } from 'node:path';
import type { Ctx } from '#api/shared/context.ts';
import { clip, importWithMedia, printedSheet } from '#seed/import-course.ts';
import { packLesson } from '#seed/scorm-package.ts';

const folder = join(import.meta.dirname, '../fixtures/every-content');

/** A course with one content of every type, imported as schools do it. */
export async function writeEveryContent(ctx: Ctx): Promise<void> {
  await importWithMedia(ctx, folder, {
    'modules/01-ler/02-video.mp4': clip('ler-a-conta.mp4'),
    'modules/01-ler/02-video.vtt': clip('ler-a-conta.vtt'),
    'modules/01-ler/03-folha.pdf': printedSheet,
    'modules/02-praticar/01-atividade.zip': packLesson,
  });
}
