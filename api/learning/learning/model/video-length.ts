/** `size` in bytes; `read` answers fewer bytes at the end of the file. */
export type FileBytes = { size: number; read: (from: number, length: number) => Promise<Buffer> };

/** In seconds; null where the file does not say it, and `damaged` where its end or its index is missing. */
export type VideoLength = { seconds: number | null } | 'damaged';

type Part = { type: string; from: number; to: number };

// More than a film in fragments of a second has.
const mostParts = 100_000;

/** [ISO 14496-12, 8.2.2] */
export async function lengthOfMp4(file: FileBytes): Promise<VideoLength> {
  const movie = await findBox(file, 'moov', { from: 0, to: file.size });
  if (movie === 'damaged' || movie === null) return 'damaged';
  const header = await findBox(file, 'mvhd', movie);
  if (header === 'damaged' || header === null) return 'damaged';
  const bytes = await file.read(header.from, 32);
  if (bytes.length < 32) return 'damaged';
  const isLong = bytes[0] === 1;
  const [scale, length] = isLong
    ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
    : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)];
  return { seconds: roundedUp(length / scale) };
}

/** Walks all boxes beside each other, so that a file that was cut off is found. */
async function findBox(
  file: FileBytes,
  type: string,
  { from, to }: Omit<Part, 'type'>,
): Promise<Part | 'damaged' | null> {
  let match: Part | null = null;
  let at = from;
  for (let count = 0; at < to && count < mostParts; count += 1) {
    const box = await boxAt(file, at, to);
    if (!box || box.to > to) return 'damaged';
    if (box.type === type) match ??= box;
    at = box.to;
  }
  return match;
}

async function boxAt(file: FileBytes, at: number, end: number): Promise<Part | null> {
  const head = await file.read(at, 16);
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, from: at + 8, to: end };
  if (short !== 1) return short < 8 ? null : { type, from: at + 8, to: at + short };
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
  return long < 16 ? null : { type, from: at + 16, to: at + long };
}

const ids = { header: '1a45dfa3', segment: '18538067', info: '1549a966', cluster: '1f43b675' };
const infoIds = { scale: '2ad7b1', length: '4489' };
const usualNanoseconds = 1_000_000;

/** [RFC 9559, 5.1.2] What a browser records itself says no length. */
export async function lengthOfWebm(file: FileBytes): Promise<VideoLength> {
  const whole = { from: 0, to: file.size };
  const segment = (await elementsIn(file, whole, ids.segment)).at(-1);
  if (segment?.type !== ids.segment || segment.to > file.size) return 'damaged';
  const info = (await elementsIn(file, segment, ids.info)).at(-1);
  if (info?.type !== ids.info) return { seconds: null };
  const facts = await elementsIn(file, info, null);
  const bytesOf = async (type: string) => {
    const fact = facts.find((each) => each.type === type);
    return fact ? file.read(fact.from, Math.min(fact.to - fact.from, 8)) : Buffer.alloc(0);
  };
  const nanoseconds = wholeIn(await bytesOf(infoIds.scale)) ?? usualNanoseconds;
  return { seconds: roundedUp((floatIn(await bytesOf(infoIds.length)) * nanoseconds) / 1e9) };
}

function wholeIn(bytes: Buffer): number | null {
  return bytes.length === 0 || bytes.length > 6 ? null : bytes.readUIntBE(0, bytes.length);
}

/** NaN where there is none. */
function floatIn(bytes: Buffer): number {
  if (bytes.length === 8) return bytes.readDoubleBE(0);
  return bytes.length === 4 ? bytes.readFloatBE(0) : NaN;
}

/** Up to the one that is looked for, or the first frames. */
async function elementsIn(file: FileBytes, { from, to }: Omit<Part, 'type'>, last: string | null): Promise<Part[]> {
  const elements: Part[] = [];
  let at = from;
  while (at < to && elements.length < mostParts) {
    const element = await elementAt(file, at, to);
    if (!element) return elements;
    elements.push(element);
    if (element.type === last || element.type === ids.cluster) return elements;
    at = element.to;
  }
  return elements;
}

async function elementAt(file: FileBytes, at: number, end: number): Promise<Part | null> {
  const head = await file.read(at, 12);
  const idLength = widthOf(head[0]);
  const sizeLength = widthOf(head[idLength]);
  if (idLength > 4 || idLength + sizeLength > head.length) return null;
  const type = head.toString('hex', 0, idLength);
  const from = at + idLength + sizeLength;
  const size = sizeIn(head.subarray(idLength, idLength + sizeLength));
  return { type, from, to: size === null ? end : from + size };
}

/** The zeros before its first one say how many bytes a number has; 9 where there is none. */
function widthOf(first = 0): number {
  return Math.clz32(first) - 24 + 1;
}

/** Null: until the end of what it is in. */
function sizeIn(bytes: Buffer): number | null {
  const bits = 7n * BigInt(bytes.length);
  const all = (1n << bits) - 1n;
  const size = BigInt(`0x${bytes.toString('hex')}`) & all;
  return size === all ? null : Number(size);
}

function roundedUp(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
