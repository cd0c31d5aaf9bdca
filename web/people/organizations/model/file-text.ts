/** Reads a CSV file that some program saved: UTF-8, UTF-16 or Windows-1252. Null for what is no text. */
export function textOfFile(bytes: Uint8Array): string | null {
  if (isArchive(bytes)) return null;
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A workbook of Excel is a ZIP archive, or an older compound file. */
function isArchive(bytes: Uint8Array): boolean {
  const starts = (...signature: number[]) => signature.every((byte, place) => bytes[place] === byte);
  return starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0);
}

const looked = 1_000;

/** By the byte order mark, or by where the zeros of Latin letters are. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = [...bytes.subarray(0, looked)];
  const zeros = (rest: number) => head.filter((byte, place) => byte === 0 && place % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : null;
}
