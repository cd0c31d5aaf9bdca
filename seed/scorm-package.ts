import { createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const lesson = join(import.meta.dirname, 'scorm');
const fonts = join(import.meta.dirname, '../web/public/fonts');

// A constant time for all files, so that the same lesson always gives the same zip.
const mtime = new Date('2026-01-01T12:00:00');

export async function packLesson(target: string): Promise<void> {
  const zip = new ZipFile();
  const options = { mtime, mode: 0o100644, forceDosTimestamp: true };
  for (const file of globSync('**/*.*', { cwd: lesson }).toSorted()) zip.addFile(join(lesson, file), file, options);
  for (const file of globSync('*.woff2', { cwd: fonts }).toSorted()) {
    zip.addFile(join(fonts, file), `fonts/${file}`, options);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}
