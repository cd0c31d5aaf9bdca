import { systemSender } from '#api/shared/http/turns-by-sender.ts';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, extname } from 'node:path/posix';
import type { FileType } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { fileOfHash, inspect, recordFile, storeFile } from '#api/platform/files/index.ts';
import { checkScormPackage, importScormPackage, requireCaptions } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Part } from './format.ts';
import type { CourseFolder } from './open-folder.ts';

export type Media = { file_id?: number; captions_file_id?: number; scorm_package_id?: number };

const mostBytes = 500_000_000;
const types: Record<string, FileType> = {
  '.pdf': 'pdf',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
  '.mp4': 'mp4',
  '.webm': 'webm',
  '.vtt': 'vtt',
  '.zip': 'zip',
};

/** The files beside a content, with captions after their video. */
export function mediaOf({ path, file: part }: Part): string[] {
  const beside = (name: string) => `${dirname(path)}/${name}`;
  if (part.type === 'video') return [part.file, part.captions].filter((name) => name !== undefined).map(beside);
  return part.type === 'file' || part.type === 'scorm' ? [beside(part.file)] : [];
}

/** Refuses what `storeMedia` would refuse, and stores nothing. */
export async function checkMedium(
  folder: CourseFolder,
  { name, isPackage }: { name: string; isPackage: boolean },
): Promise<void> {
  if (isPackage) return checkScormPackage(folder.pathOf(name));
  if (typeOf(name) === 'vtt') requireCaptions(await readMedium(folder, name));
  await inspect(systemSender, { bytes: await readMedium(folder, name), allowed: [typeOf(name)] });
}

/** The files of a content in the store; those with known bytes are not stored again. */
export async function storeMedia(ctx: Ctx, part: Part, folder: CourseFolder): Promise<Media> {
  const [first, captions] = mediaOf(part);
  if (first === undefined) return {};
  if (part.file.type === 'scorm') return { scorm_package_id: (await importScormPackage(ctx, folder.pathOf(first))).id };
  const file_id = await stored(ctx, folder, first);
  return captions === undefined ? { file_id } : { file_id, captions_file_id: await stored(ctx, folder, captions) };
}

async function stored(ctx: Ctx, folder: CourseFolder, name: string): Promise<number> {
  const category = 'course-content';
  const bytes = await readMedium(folder, name);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const existing = await fileOfHash(ctx, { category, sha256 });
  if (existing !== undefined) return existing;
  const shown = name.slice(name.lastIndexOf('/') + 1);
  const file = await storeFile(ctx, { category, name: shown, bytes, allowed: [typeOf(name)], mostBytes });
  // Of nobody, as `fileOfHash` finds it: it stays with the course when its sender leaves.
  return (await recordFile(ctx, { ...file, owner_user_id: null })).id;
}

async function readMedium(folder: CourseFolder, name: string): Promise<Uint8Array> {
  if ((await stat(folder.pathOf(name))).size > mostBytes) throw new Refusal('too_large', { field: 'file' });
  return folder.bytes(name);
}

function typeOf(name: string): FileType {
  const type = types[extname(name).toLowerCase()];
  if (type) return type;
  throw new Refusal('file_type_not_allowed', { field: 'file', types: Object.keys(types).join(', ') });
}
