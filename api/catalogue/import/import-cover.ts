import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largestPictureBytes } from '#contract/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { loadPicture, requirePictureType } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { RowProblem } from '../model/import/course-draft.ts';

type Cover = {
  /** The file as the row names it. */
  reporter: string;
  /** The CSV file, beside which it lies. */
  path: string;
  /** Without it, the file is only looked at. */
  write: boolean;
};

/**
 * The picture that a row names, by its id; null where nothing is written. It lies beside the CSV file or below its folder:
 * nothing is fetched from elsewhere, and no row reaches out of it. Throws a `RowProblem`.
 */
export async function importCover(ctx: Ctx, { reporter, path, write }: Cover): Promise<number | null> {
  const bytes = await readCover(reporter, path);
  try {
    if (write) return await loadPicture(ctx, bytes);
    await requirePictureType(bytes);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'picture_too_large') throw problem(reporter, 'has too many pixels');
    throw problem(reporter, 'is no picture (JPEG, PNG, WebP, AVIF, GIF)');
  }
}

async function readCover(reporter: string, path: string): Promise<Uint8Array> {
  const folder = await realpath(dirname(path));
  const file = await realpath(placeOf(reporter, folder)).catch(() => {
    throw problem(reporter, 'is not there');
  });
  if (!file.startsWith(folder + sep)) throw problem(reporter, 'lies outside the folder of the table');
  const found = await stat(file);
  if (!found.isFile()) throw problem(reporter, 'is no file');
  if (found.size > largestPictureBytes) throw problem(reporter, 'is larger than 10 MB');
  return readFile(file);
}

function placeOf(reporter: string, folder: string): string {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(reporter)) return resolve(folder, reporter);
  try {
    return fileURLToPath(reporter);
  } catch {
    throw problem(reporter, 'is not a file on this machine');
  }
}

function problem(reporter: string, what: string): RowProblem {
  return new RowProblem(
    'cover',
    `the cover «${reporter.length > 80 ? `${reporter.slice(0, 80)}…` : reporter}» ${what}`,
  );
}
