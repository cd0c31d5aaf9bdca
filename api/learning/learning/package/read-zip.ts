import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { zipEntries } from '#api/shared/files/zip-entries.ts';
import type { Listed } from '../model/package-files.ts';
import { isTooMuch, packageLimits } from '../model/package-files.ts';

export type OpenZip = {
  bytes: number;
  files: Listed[];
  /**
   * The content, counted and checked while it is read. Fails with `package_too_large`, `package_damaged`, or
   * `server_busy` after the deadline.
   */
  stream: (file: Listed) => Promise<Readable>;
  close: () => Promise<void>;
};

/** Lists the zip without unpacking. Refuses `package_damaged` and `package_too_large`. */
export async function openZip(path: string, deadline: AbortSignal): Promise<OpenZip> {
  const handle = await open(path);
  try {
    const { size: bytes } = await handle.stat();
    if (bytes > packageLimits.zipBytes) throw new Refusal('package_too_large');
    const zip = await fromFdPromise(handle.fd, { autoClose: false, decodeStrings: false }).catch(damaged);
    return { ...(await listed(zip, { bytes, deadline })), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

type Bounds = { bytes: number; deadline: AbortSignal };

async function listed(zip: ZipFile, { bytes, deadline }: Bounds): Promise<Omit<OpenZip, 'close'>> {
  const entries = await zipEntries(zip, packageLimits.files);
  if (entries === 'damaged') throw new Refusal('package_damaged');
  if (entries === 'too many') throw new Refusal('package_too_large');
  const match = new Map(entries.map((entry) => [listedOf(entry), entry]));
  let unpacked = 0;

  async function stream(file: Listed): Promise<Readable> {
    const entry = match.get(file);
    if (!entry) throw new Error(`${file.rawName} is not of this zip.`);
    const source = await zip.openReadStreamPromise(entry).catch(damaged);
    const checked = checking(entry, (chunk) => {
      unpacked += chunk;
      if (isTooMuch(unpacked, bytes)) return 'package_too_large';
      return deadline.aborted ? 'server_busy' : null;
    });
    // A pipe passes no errors on, and yauzl's own would not help the author of the package.
    source.on('error', () => checked.destroy(new Refusal('package_damaged')));
    checked.on('close', () => source.destroy());
    return source.pipe(checked);
  }

  return { bytes, files: [...match.keys()], stream };
}

function checking(entry: Entry, complaint: (bytes: number) => RefusalCode | null): Transform {
  let checksum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum = crc32(chunk, checksum);
      const code = complaint(chunk.length);
      if (code) done(new Refusal(code));
      else done(null, chunk);
    },
    flush(done) {
      done(checksum === entry.crc32 ? null : new Refusal('package_damaged'));
    },
  });
}

function damaged(): never {
  throw new Refusal('package_damaged');
}

function listedOf(entry: Entry): Listed {
  const name = utf8(entry.fileNameRaw);
  return {
    name,
    rawName: entry.fileNameRaw.toString('latin1'),
    kind: kindOf(entry, name ?? ''),
    isEncrypted: entry.isEncrypted(),
    isReadable: entry.canDecodeFileData(),
    unpackedBytes: entry.uncompressedSize,
  };
}

const fileTypeBits = 0o170_000;
const regular = 0o100_000;
const folder = 0o040_000;

/** The bits are zero where the author's system has no such types. */
function kindOf({ externalFileAttributes }: Entry, name: string): Listed['kind'] {
  const type = (externalFileAttributes >>> 16) & fileTypeBits;
  if (type !== 0 && type !== regular && type !== folder) return 'other';
  return type === folder || name.endsWith('/') ? 'folder' : 'file';
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
