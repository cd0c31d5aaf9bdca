import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { CourseRow } from './noun.ts';

export function PublishedBadge({ row: { is_published: isPublished } }: { row: CourseRow }) {
  const t = useTexts('desk_courses');
  return <Badge tone={isPublished ? 'good' : 'wait'}>{isPublished ? t('published') : t('draft')}</Badge>;
}
