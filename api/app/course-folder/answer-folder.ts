import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { Refusal } from '#contract/refusals.ts';
import { writtenCourse } from '#api/offer/catalogue/index.ts';
import { answerStream } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { exportCourse } from './export-course.ts';

/** A course as a zip of its folder. Refuses `not_found`. */
export async function answerFolder(ctx: Ctx, id: number): Promise<Response> {
  const course = await writtenCourse(ctx, id);
  if (!course) throw new Refusal('not_found');
  const key = course.key ?? `course-${id}`;
  const place = await mkdtemp(join(tmpdir(), 'mestria-export-'));
  try {
    const folder = join(place, key);
    await exportCourse(ctx, id, folder);
    const zip = join(place, 'folder.zip');
    await pack(folder, key, zip);
    // What is open can be read after it is removed.
    const file = await open(zip);
    return answerStream(`${key}.zip`, 'application/zip', file.createReadStream());
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function pack(folder: string, root: string, target: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const zip = new ZipFile();
  for (const path of paths.toSorted()) {
    const name = relative(folder, path).split(sep).join('/');
    // Media are compressed already.
    zip.addFile(path, `${root}/${name}`, { compress: /\.(md|json)$/.test(name) });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}
