import { drawFrame } from '#api/shared/share/draw-frame.ts';
import { cover } from '../model/cover.ts';

/** Nothing that changes with the day or the currency, so that pictures can be cached. */
export type ShareSubject = {
  coverKey: string;
  /** The same in every language, unlike `title`. */
  coverTitle: string;
  title: string;
  facts: readonly string[];
  partner: string;
};

export function drawShare({ coverKey, coverTitle, title, facts, partner }: ShareSubject): string {
  return drawFrame({ title, facts, name: partner, picture: cover(coverKey, coverTitle, 'card') });
}
