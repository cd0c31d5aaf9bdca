import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCourseFolder } from '#api/app/course-folder/open-folder.ts';
import { readCourse } from '#api/app/course-folder/read-course.ts';
import { writeCourse } from '#api/app/course-folder/write-course.ts';
import type { Ctx } from '#api/shared/context.ts';
import { worksheet } from './media/worksheet.ts';
import { packLesson, packRound } from './scorm-package.ts';

type Medium = (target: string) => Promise<void> | void;
/** What writes the files that a folder names and does not have, by their places in it. */
export type CourseMedia = Record<string, Medium>;

export const clip =
  (name: string): Medium =>
  (target) =>
    cpSync(join(import.meta.dirname, 'media', name), target);
export const printedSheet: Medium = async (target) => writeFileSync(target, await worksheet());

const mediaOfCourses: Record<string, CourseMedia> = {
  extintores: {
    'modules/01-a-licao/licao.zip': packLesson,
    'modules/02-no-seu-local-de-trabalho/ronda.zip': packRound,
  },
  'poupar-eletricidade': {
    'modules/01-saber-quanto-se-gasta/ler-a-conta.mp4': clip('ler-a-conta.mp4'),
    'modules/01-saber-quanto-se-gasta/ler-a-conta.vtt': clip('ler-a-conta.vtt'),
    'modules/01-saber-quanto-se-gasta/Ficha onde gasta a sua loja.pdf': printedSheet,
    'modules/02-encontrar-o-que-pesa/onde-se-gasta.mp4': clip('onde-se-gasta.mp4'),
    'modules/02-encontrar-o-que-pesa/onde-se-gasta.vtt': clip('onde-se-gasta.vtt'),
    'modules/03-mudar-e-medir/tres-gestos.mp4': clip('tres-gestos.mp4'),
    'modules/03-mudar-e-medir/tres-gestos.vtt': clip('tres-gestos.vtt'),
  },
};

export function importSeedCourse(ctx: Ctx, { key, folder }: { key: string; folder: string }): Promise<number> {
  const media = mediaOfCourses[key];
  return media ? importWithMedia(ctx, folder, media) : importCourse(ctx, folder);
}

export async function importWithMedia(ctx: Ctx, folder: string, media: CourseMedia): Promise<number> {
  const whole = mkdtempSync(join(tmpdir(), 'mestria-course-'));
  try {
    cpSync(folder, whole, { recursive: true });
    for (const [place, write] of Object.entries(media)) await write(join(whole, place));
    return await importCourse(ctx, whole);
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

/** As `npm run course` does it, in the transaction of the caller. */
export function importCourse(ctx: Ctx, path: string): Promise<number> {
  return withCourseFolder(path, async (folder) => {
    const { plan, problems } = await readCourse(folder);
    if (!plan) throw new Error(`${path}: ${JSON.stringify(problems)}`);
    return (await writeCourse(ctx, plan, folder)).id;
  });
}
