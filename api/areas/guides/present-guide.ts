import type { LearningGuide } from '#contract/areas/guides/calls.ts';
import type { GuideRow } from './store.ts';

export function presentGuide({ id, course_id, title, file_name, mime, byte_size, ...row }: GuideRow): LearningGuide {
  return {
    id,
    course_id,
    title,
    file_name,
    mime,
    byte_size,
    created_at: row.created_at.toISOString(),
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
  };
}
