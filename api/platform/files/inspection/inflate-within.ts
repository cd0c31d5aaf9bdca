import { createInflateRaw } from 'node:zlib';
import type { Inflate, Inflated } from '../model/pdf.ts';

/** For all streams of a file together. The object streams of the largest real files fit; pictures are not inflated. */
const mostBytes = 32_000_000;

export function inflateWithin(bytes: Uint8Array): Inflate {
  let remaining = mostBytes;
  return async (from) => {
    const inflated = await inflatedFrom(bytes.subarray(from), remaining);
    remaining -= inflated.text.length;
    return inflated;
  };
}

async function inflatedFrom(deflated: Uint8Array, most: number): Promise<Inflated> {
  if (!hasZlibHead(deflated)) return { text: '', state: 'damaged' };
  // PDF readers show what comes before the damage, and check no checksum.
  const inflate = createInflateRaw();
  const chunks: Buffer[] = [];
  let length = 0;
  inflate.end(deflated.subarray(2));
  const text = () => Buffer.concat(chunks).toString('latin1');
  try {
    for await (const chunk of inflate) {
      length += chunk.byteLength;
      if (length > most) return { text: '', state: 'too_large' };
      chunks.push(chunk);
    }
  } catch {
    return { text: text(), state: 'damaged' };
  }
  return { text: text(), state: 'whole' };
}

/** Deflate without a preset dictionary (RFC 1950, 2.2). */
function hasZlibHead([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (flags & 0x20) === 0 && (method * 256 + flags) % 31 === 0;
}
