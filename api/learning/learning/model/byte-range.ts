export type ByteRange = { start: number; end: number };

/** The part that a `Range` header requests, `none` if it is outside, or null for the whole [RFC 9110, 14.2]. */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = match?.slice(1) ?? [];
  if (from + to === '') return null;
  const range = from === '' ? lastOf(bytes, Number(to)) : { start: Number(from), end: endOf(bytes, to) };
  return range.start > range.end ? 'none' : range;
}

function lastOf(bytes: number, count: number): ByteRange {
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}

function endOf(bytes: number, to: string): number {
  return to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
}
