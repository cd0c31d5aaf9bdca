import type { RefusalCode } from '#contract/refusals.ts';

export type CaptionsFault = {
  code: Extract<RefusalCode, `captions_${string}`>;
  /** From 1. */
  line: number;
};

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^${time}[ \t]*-->[ \t]*${time}(?:[ \t].*)?$`);
const arrow = '-->';

/** What is wrong with bytes that should be WebVTT, and where; null where browsers show all of it. */
export function captionsFault(bytes: Uint8Array): CaptionsFault | null {
  const text = textOf(bytes);
  if (text === null) return { code: 'captions_not_utf8', line: firstBadLine(bytes) };
  const lines = text.split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { code: 'captions_without_header', line: 1 };
  const blocks = blocksOf(lines);
  const cues = blocks.filter(({ at, lines: [first = ''] }) => at > 1 && !/^(NOTE|STYLE|REGION)\b/.test(first));
  if (cues.length === 0) return { code: 'captions_empty', line: lines.length };
  return cues.map(faultOf).find((fault) => fault !== null) ?? null;
}

type Block = { at: number; lines: string[] };

/** Those between empty lines, with the number of their first line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === '') open = null;
    else if (open) open.lines.push(line);
    else blocks.push((open = { at: index + 1, lines: [line] }));
  }
  return blocks;
}

/** A name may stand before the times of a cue. */
function faultOf({ at, lines }: Block): CaptionsFault | null {
  const index = lines.slice(0, 2).findIndex((line) => line.includes(arrow));
  if (index === -1) return { code: 'captions_without_time', line: at };
  const line = at + index;
  const times = timing.exec(lines[index] ?? '');
  if (!times) return { code: 'captions_time_unreadable', line };
  const again = lines.findIndex((each, place) => place > index && each.includes(arrow));
  if (again !== -1) return { code: 'captions_time_unreadable', line: at + again };
  const [from, to] = [secondsIn(times.slice(1, 5)), secondsIn(times.slice(5, 9))];
  return to > from ? null : { code: 'captions_end_too_early', line };
}

function secondsIn([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;
}

/** Without a byte order mark; null where it is not UTF-8, or holds a NUL. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function firstBadLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.findIndex((line) => textOf(Buffer.from(line, 'latin1')) === null) + 1;
}
