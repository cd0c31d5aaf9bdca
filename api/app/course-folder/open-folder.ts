import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/refusals.ts';
import { complaintAboutZip, openZip } from '#api/learning/learning/index.ts';

export type CourseFolder = {
  /** Every file below it, with `/` between names, sorted. */
  names: string[];
  text: (name: string) => Promise<string>;
  bytes: (name: string) => Promise<Uint8Array>;
  /** Of the file on the disk. */
  pathOf: (name: string) => string;
};

const unpackingMs = 300_000;
const ignored = /(^|\/)(\.[^/]+|__MACOSX|Thumbs\.db|README\.md)(\/|$)/;

/** Opens a folder, or unpacks a zip into one that is removed afterwards. Links are refused. */
export async function withCourseFolder<T>(path: string, run: (folder: CourseFolder) => Promise<T>): Promise<T> {
  if ((await stat(path)).isDirectory()) return run(await openFolder(path));
  const unpacked = await mkdtemp(join(tmpdir(), 'mestria-course-'));
  try {
    await unpack(path, unpacked);
    return await run(await openFolder(unpacked));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function unpack(path: string, into: string): Promise<void> {
  const zip = await openZip(path, AbortSignal.timeout(unpackingMs));
  try {
    const complaint = complaintAboutZip(zip.files, zip.bytes);
    if (complaint) throw new Refusal(complaint.code, complaint.details);
    for (const file of zip.files) {
      if (file.kind !== 'file' || file.name === null || ignored.test(file.name)) continue;
      const target = join(into, file.name);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(await zip.stream(file), createWriteStream(target, { flags: 'wx' }));
    }
  } finally {
    await zip.close();
  }
}

async function openFolder(path: string): Promise<CourseFolder> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({
    entry,
    name: relative(path, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));
  const link = named.find(({ entry }) => entry.isSymbolicLink());
  if (link) throw new Error(`${link.name} is a link. Put the file itself there.`);
  const all = named.filter(({ entry, name }) => entry.isFile() && !ignored.test(name)).map(({ name }) => name);
  const root = rootOf(all);
  const names = all.filter((name) => name.startsWith(root)).map((name) => name.slice(root.length));
  const pathOf = (name: string) => join(path, root, name);
  return {
    names: names.toSorted(),
    pathOf,
    text: async (name) => new TextDecoder('utf-8', { fatal: true }).decode(await readFile(pathOf(name))),
    bytes: (name) => readFile(pathOf(name)),
  };
}

/** A zip often has the folder itself at its root. */
function rootOf(names: string[]): string {
  if (names.includes('course.json')) return '';
  const matches = names.filter((name) => /^[^/]+\/course\.json$/.test(name));
  return matches.length === 1 ? (matches[0] ?? '').slice(0, -'course.json'.length) : '';
}
