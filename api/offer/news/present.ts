import { textIn } from '#contract/basics.ts';
import type { PostCard } from '#contract/offer/news/calls.ts';
import { coverVersion } from '#api/offer/catalogue/index.ts';
import { toShownPicture } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { CardRow } from './store.ts';

export function toCard(row: CardRow, { locale }: Pick<Ctx, 'locale'>): PostCard {
  return {
    id: row.id,
    title: textIn(row.title, locale),
    summary: textIn(row.summary, locale),
    author: row.author,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    cover_url: `/api/news/${row.id}/cover.svg?v=${coverVersion(drawingOf(row))}`,
    picture: toShownPicture(row.picture, locale),
  };
}

/** The same in every language, so that a post has one cover file. */
export function drawingOf({ title, cover_key }: Pick<CardRow, 'title' | 'cover_key'>) {
  return { coverKey: cover_key, title: textIn(title, 'pt') };
}
