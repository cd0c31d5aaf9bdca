import type { ContentStatus, ContentType } from '#contract/learning/learning/values.ts';
import { waitsForTheRest } from '#contract/rules/waits-for-rest.ts';

export type Outlined = { type: ContentType; is_mandatory: boolean; status: ContentStatus };

/** In the order of the outline, the first that opens and is not done. */
export function nextContent<C extends Outlined>(contents: readonly C[]): C | undefined {
  return contents.find((content) => content.status !== 'done' && !waitsForTheRest(content, contents));
}

/** Only the contents that the progress counts. */
export function countContents(contents: readonly Outlined[]): { count: number; done: number } {
  const counted = contents.filter(({ is_mandatory }) => is_mandatory);
  return { count: counted.length, done: counted.filter(({ status }) => status === 'done').length };
}
