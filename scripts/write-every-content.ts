import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCourseFolder } from '#api/app/course-folder/open-folder.ts';
import { readCourse } from '#api/app/course-folder/read-course.ts';
import { writeCourse } from '#api/app/course-folder/write-course.ts';
import type { Ctx } from '#api/shared/context.ts';
import { worksheet } from '#seed/media/worksheet.ts';
import { packLesson } from '#seed/scorm-package.ts';

const root = join(import.meta.dirname, '..');
const media = join(root, 'seed/media');

/** A course with one content of every type, imported as schools do it. */
export async function writeEveryContent(ctx: Ctx): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-every-content-'));
  try {
    await fill(folder);
    await withCourseFolder(folder, async (opened) => {
      const { plan, problems } = await readCourse(opened);
      if (!plan || problems.length > 0) throw new Error(JSON.stringify(problems));
      await writeCourse(ctx, plan, opened);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string): Promise<void> {
  cpSync(join(root, 'fixtures/every-content'), folder, { recursive: true });
  const reading = join(folder, 'modules/01-ler');
  for (const end of ['mp4', 'vtt']) cpSync(join(media, `ler-a-conta.${end}`), join(reading, `02-video.${end}`));
  writeFileSync(join(reading, '03-folha.pdf'), await worksheet());
  await packLesson(join(folder, 'modules/02-praticar/01-atividade.zip'));
}
