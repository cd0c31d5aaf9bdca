import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ScormPackage } from '#contract/learning/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { readManifest, type Manifest } from './model/manifest.ts';
import { complaintAboutFiles, isStored, packageLimits, shownNames, type Listed } from './model/package-files.ts';
import { isProgram, liesAboutItself } from './model/file-types.ts';
import { packageFileKey, packageNamesKey, packagePrefix } from './package/file-key.ts';
import { parseXml } from './package/parse-xml.ts';
import { openZip, type OpenZip } from './package/read-zip.ts';
import { findPackageByHash, insertPackage } from './scorm-store.ts';

// A package of two gigabytes takes a tenth of this.
const unpackingMs = 300_000;

/**
 * Checks and stores a zip of SCORM 1.2 or 2004 [domain 6, Import]. The same bytes return the stored package. Needs the claim
 * `contents.edit`. Refuses with the `package_…` codes, and `server_busy` when unpacking takes too long.
 */
export async function importScormPackage(ctx: Ctx, zipPath: string): Promise<ScormPackage> {
  requireClaim(ctx, 'contents.edit');
  const sha256 = await hashOf(zipPath);
  const existing = await findPackageByHash(ctx, sha256);
  if (existing) return existing;

  return withChecked(zipPath, (checked) => store(ctx, { ...checked, sha256 }));
}

/** Refuses what an import would refuse, except the types of single files. Stores nothing. */
export function checkScormPackage(zipPath: string): Promise<void> {
  return withChecked(zipPath, () => Promise.resolve());
}

async function withChecked<T>(zipPath: string, run: (of: Omit<Checked, 'sha256'>) => Promise<T>): Promise<T> {
  const zip = await openZip(zipPath, AbortSignal.timeout(unpackingMs));
  try {
    const complaint = complaintAboutFiles(zip.files, zip.bytes);
    if (complaint) throw new Refusal(complaint.code, complaint.details);
    return await run({ zip, manifest: await manifestOf(zip) });
  } finally {
    await zip.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function manifestOf(zip: OpenZip): Promise<Manifest> {
  const file = zip.files.find(({ name }) => name === 'imsmanifest.xml');
  if (!file) throw new Refusal(isXapi(zip.files) ? 'package_is_cmi5' : 'package_without_manifest');
  if (file.unpackedBytes > packageLimits.manifestBytes) throw new Refusal('package_manifest_invalid');
  const root = parseXml(await buffer(await zip.stream(file)));
  return readManifest(root, storedNames(zip.files));
}

/** Packages of cmi5 and of xAPI (Tin Can) have these at their root. */
function isXapi(files: Listed[]): boolean {
  return files.some(({ name }) => name === 'cmi5.xml' || name === 'tincan.xml');
}

function storedNames(files: Listed[]): string[] {
  return files.map(({ name }) => name).filter(isStored);
}

type Checked = { zip: OpenZip; manifest: Manifest; sha256: string };

async function store(ctx: Ctx, { zip, manifest, sha256 }: Checked): Promise<ScormPackage> {
  const files = zip.files.filter(({ kind, name }) => kind === 'file' && isStored(name));
  try {
    const refused: string[] = [];
    for (const file of files) {
      const name = file.name ?? '';
      const { stream, head } = withHead(await zip.stream(file));
      await ctx.files.writeStream(packageFileKey(sha256, name), stream);
      if (isProgram(name) || liesAboutItself(name, head())) refused.push(name);
    }
    const names = files.flatMap(({ name }) => name ?? []);
    await ctx.files.write(packageNamesKey(sha256), Buffer.from(JSON.stringify(names)));
    if (refused.length > 0) throw new Refusal('package_file_type', { name: shownNames(refused) });
  } catch (error) {
    // A concurrent import of the same bytes may have stored them.
    if (!(await findPackageByHash(ctx, sha256))) await ctx.files.removeAll(packagePrefix(sha256));
    throw refusalWithin(error) ?? error;
  }
  const bytes = files.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  return insertPackage(ctx, { manifest, sha256, fileCount: files.length, bytes });
}

/** A stream whose first chunk can be read after it has passed. */
function withHead(source: Readable): { stream: Readable; head: () => Uint8Array } {
  let first: Uint8Array | undefined;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      first ??= chunk;
      next(null, chunk);
    },
  });
  source.on('error', (error) => stream.destroy(error));
  stream.on('close', () => source.destroy());
  return { stream: source.pipe(stream), head: () => first ?? new Uint8Array() };
}

/** The file store wraps the error of its stream. */
function refusalWithin(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return error instanceof Error && error.cause !== undefined ? refusalWithin(error.cause) : null;
}
