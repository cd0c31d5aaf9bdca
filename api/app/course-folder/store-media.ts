import { extname } from 'node:path';
import type { FileType } from '#contract/files/values.ts';
import { fileOfHash, saveFile } from '#api/files/index.ts';
import { importScormPackage } from '#api/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Part } from './format.ts';
import { hashOf } from './hash-of.ts';
import type { CourseFolder } from './open-folder.ts';

export type Media = { file_id?: number; captions_file_id?: number; scorm_package_id?: number };

const mostVideoBytes = 500_000_000;
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

/** The files of a content in the store; those with known bytes are not stored again. */
export async function mediaOf(ctx: Ctx, { path, file: part }: Part, folder: CourseFolder): Promise<Media> {
  const beside = (name: string) => `${path.slice(0, path.lastIndexOf('/'))}/${name}`;
  if (part.type === 'scorm') {
    return { scorm_package_id: (await importScormPackage(ctx, folder.pathOf(beside(part.file)))).id };
  }
  if (part.type !== 'video' && part.type !== 'file') return {};
  const file_id = await storedAs(ctx, folder, beside(part.file));
  if (part.type === 'file' || part.captions === undefined) return { file_id };
  return { file_id, captions_file_id: await storedAs(ctx, folder, beside(part.captions)) };
}

async function storedAs(ctx: Ctx, folder: CourseFolder, name: string): Promise<number> {
  const type = types[extname(name).toLowerCase()];
  if (!type) throw new Error(`${name}: files of this type are not accepted (${Object.keys(types).join(', ')}).`);
  const bytes = await folder.bytes(name);
  const known = await fileOfHash(ctx, { category: 'class-content', sha256: hashOf(bytes) });
  if (known !== undefined) return known;
  const shown = name.slice(name.lastIndexOf('/') + 1);
  const sent = { category: 'class-content', name: shown, bytes, allowed: [type], mostBytes: mostVideoBytes } as const;
  return (await saveFile(ctx, { ...sent, allowed: [type] })).id;
}
