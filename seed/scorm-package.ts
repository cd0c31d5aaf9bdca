import { createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const lesson = join(import.meta.dirname, 'scorm');
const round = join(import.meta.dirname, 'scorm-2004');
const fonts = join(import.meta.dirname, '../web/public/fonts');

// A constant time for all files, so that the same lesson always gives the same zip.
const options = { mtime: new Date('2026-01-01T12:00:00'), mode: 0o100644, forceDosTimestamp: true };

/** SCORM 1.2. */
export async function packLesson(target: string): Promise<void> {
  const zip = new ZipFile();
  addFolder(zip, lesson);
  for (const file of globSync('*.woff2', { cwd: fonts }).toSorted()) {
    zip.addFile(join(fonts, file), `fonts/${file}`, options);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

/** SCORM 2004 with a pre-test, a lesson that it may spare, and a test that comes again until it is passed. */
export async function packRound(target: string): Promise<void> {
  const zip = new ZipFile();
  addFolder(zip, round);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

function addFolder(zip: ZipFile, folder: string): void {
  for (const file of globSync('**/*.*', { cwd: folder }).toSorted()) zip.addFile(join(folder, file), file, options);
}
