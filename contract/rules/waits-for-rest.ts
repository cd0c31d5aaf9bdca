import type { ContentStatus, ContentType } from '#contract/learning/learning/values.ts';

type Placed = { type: ContentType; is_mandatory: boolean; status: ContentStatus };

/** A final content opens when all other mandatory contents of the course are done [domain 4.3]. */
export function waitsForTheRest(content: Placed, all: readonly Placed[]): boolean {
  if (content.type !== 'final' || content.status === 'done') return false;
  return all.some((other) => other.type !== 'final' && other.is_mandatory && other.status !== 'done');
}
