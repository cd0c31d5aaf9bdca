import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largestPictureBytes } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { loadPicture, requirePictureType } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { RowProblem } from '../model/import/note.ts';

type Cover = {
  name: string;
  path: string;
  write: boolean;
};

/** Reads only files in or below the folder of the CSV file, and fetches nothing. Throws a `RowProblem`. */
export async function importCover(ctx: Ctx, { name, path, write }: Cover): Promise<number | null> {
  const bytes = await readCover(name, path);
  try {
    if (write) return await loadPicture(ctx, bytes);
    await requirePictureType(bytes);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'picture_too_large') throw problem(name, 'has too many pixels');
    throw problem(name, 'is no picture (JPEG, PNG, WebP, AVIF, GIF)');
  }
}

async function readCover(name: string, path: string): Promise<Uint8Array> {
  const folder = await realpath(dirname(path));
  const file = await realpath(placeOf(name, folder)).catch(() => {
    throw problem(name, 'is not there');
  });
  if (!file.startsWith(folder + sep)) throw problem(name, 'lies outside the folder of the table');
  const result = await stat(file);
  if (!result.isFile()) throw problem(name, 'is no file');
  if (result.size > largestPictureBytes) throw problem(name, 'is larger than 10 MB');
  return readFile(file);
}

function placeOf(name: string, folder: string): string {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(name)) return resolve(folder, name);
  try {
    return fileURLToPath(name);
  } catch {
    throw problem(name, 'is not a file on this machine');
  }
}

function problem(name: string, what: string): RowProblem {
  return new RowProblem({ kind: `the cover ${what}`, text: name });
}
