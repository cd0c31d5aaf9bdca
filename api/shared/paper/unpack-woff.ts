import { inflateSync } from 'node:zlib';

const headerBytes = { woff: 44, sfnt: 12 };
const entryBytes = { woff: 20, sfnt: 16 };

/** The font in a WOFF 1.0 file. The PDF writer can read the file, but unpacks it for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(headerBytes.sfnt + count * entryBytes.sfnt);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const largestPower = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(largestPower * entryBytes.sfnt, 6);
  header.writeUInt16BE(Math.log2(largestPower), 8);
  header.writeUInt16BE((count - largestPower) * entryBytes.sfnt, 10);

  const tables: Uint8Array[] = [header];
  let offset = header.length;
  for (let at = 0; at < count; at += 1) {
    const { tag, bytes, checksum } = tableAt(woff, headerBytes.woff + at * entryBytes.woff);
    const entry = headerBytes.sfnt + at * entryBytes.sfnt;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    tables.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(tables);
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const unpacked = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    bytes: packed < unpacked ? inflateSync(bytes) : bytes,
    checksum: woff.readUInt32BE(entry + 16),
  };
}
