import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largestPictureBytes } from '#contract/files-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { bringPicture, mustLookLikePicture } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { RowProblem } from '../model/import/course-draft.ts';

type Cover = {
  /** The file as the row names it. */
  told: string;
  /** The CSV file, beside which it lies. */
  path: string;
  /** Without it, the file is only looked at. */
  write: boolean;
};

/**
 * The picture that a row names, by its id; null where nothing is written. It lies beside the CSV file or below its folder:
 * nothing is fetched from elsewhere, and no row reaches out of it. Throws a `RowProblem`.
 */
export async function bringCover(ctx: Ctx, { told, path, write }: Cover): Promise<number | null> {
  const bytes = await readCover(told, path);
  try {
    if (write) return await bringPicture(ctx, bytes);
    await mustLookLikePicture(bytes);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'picture_too_large') throw problem(told, 'has too many pixels');
    throw problem(told, 'is no picture (JPEG, PNG, WebP, AVIF, GIF)');
  }
}

async function readCover(told: string, path: string): Promise<Uint8Array> {
  const folder = await realpath(dirname(path));
  const file = await realpath(placeOf(told, folder)).catch(() => {
    throw problem(told, 'is not there');
  });
  if (!file.startsWith(folder + sep)) throw problem(told, 'lies outside the folder of the table');
  const found = await stat(file);
  if (!found.isFile()) throw problem(told, 'is no file');
  if (found.size > largestPictureBytes) throw problem(told, 'is larger than 10 MB');
  return readFile(file);
}

function placeOf(told: string, folder: string): string {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(told)) return resolve(folder, told);
  try {
    return fileURLToPath(told);
  } catch {
    throw problem(told, 'is not a file on this machine');
  }
}

function problem(told: string, what: string): RowProblem {
  return new RowProblem('cover', `the cover «${told.length > 80 ? `${told.slice(0, 80)}…` : told}» ${what}`);
}
