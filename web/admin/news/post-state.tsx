import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import type { PostRow } from './noun.ts';

/** A draft, a post that waits for its moment, or one on the site. */
export function PostState({ row: { published_at: at, deleted_at: gone } }: { row: PostRow }) {
  const t = useTexts('desk_news');
  const desk = useTexts('desk');

  if (gone !== null) return <Badge>{desk('state_deleted')}</Badge>;
  if (at === null) return <Badge>{t('draft')}</Badge>;
  if (isAhead(at)) return <Badge tone="wait">{t('scheduled')}</Badge>;
  return <Badge tone="good">{t('published')}</Badge>;
}

function isAhead(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}
