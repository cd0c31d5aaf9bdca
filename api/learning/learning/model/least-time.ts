import type { LocalizedText } from '#contract/basics.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';

type Content = { type: ContentType; body: LocalizedText; duration_seconds: number | null };

/** Nobody reads a thousand words a minute. */
const charactersPerSecond = 100;
const shortest = 3;
const longest = 30;
/** Players play at double speed at most, and nine tenths of a video are enough. */
const fastest = 2;
const watchedShare = 0.9;

/** What doing a content takes at least, in whole seconds; 0 where its own rules decide. [domain 4.3] */
export function leastSeconds({ type, body, duration_seconds: duration }: Content, percent: number): number {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  switch (type) {
    case 'text':
    case 'final':
      return Math.ceil(share * readingSeconds(body));
    case 'file':
    case 'url':
      return Math.ceil(share * shortest);
    case 'video':
      return Math.floor((share * watchedShare * (duration ?? 0)) / fastest);
    default:
      return 0;
  }
}

/** By the shortest language, so that nobody waits for a text that they do not see. */
function readingSeconds(body: LocalizedText): number {
  const lengths = Object.values(body).flatMap(({ length }) => (length > 0 ? [length] : []));
  const seconds = lengths.length === 0 ? 0 : Math.min(...lengths) / charactersPerSecond;
  return Math.min(longest, Math.max(shortest, seconds));
}

type Elapsed = {
  least: number;
  /** When the content was opened first. */
  begunAt: Date;
  /** Of the enrollment: when its first content was opened, and what its done contents took at least. */
  enrollment: { begunAt: Date; least: number };
  now: Date;
};

/**
 * The seconds until a content counts as done. Contents that are open at once take as long as one after the other. What was
 * done without a network counts as well, since the clock runs from the first opening.
 */
export function missingSeconds({ least, begunAt, enrollment, now }: Elapsed): number {
  const ofContent = least - secondsBetween(begunAt, now);
  const ofAll = enrollment.least + least - secondsBetween(enrollment.begunAt, now);
  return least === 0 ? 0 : Math.max(0, Math.ceil(Math.max(ofContent, ofAll)));
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000;
}
