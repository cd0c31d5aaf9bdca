import { textIn } from '#contract/basics.ts';
import { defaultLocale } from '#contract/visitor-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { readRichText } from '#api/shared/rich-text/read-rich-text.ts';
import { rssOf } from './model/feed.ts';
import { listNewest } from './store.ts';

const mostPosts = 30;

export async function readFeed(ctx: Ctx): Promise<string> {
  const { locale, config } = ctx;
  const t = textsFor(locale);
  const rows = await listNewest(ctx, mostPosts);
  const address = (path: string) => `${config.publicUrl}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`;

  return rssOf({
    site: config.publicUrl,
    title: t('news.feed_title'),
    description: t('news.feed_text'),
    language: locale,
    page: address('/news'),
    self: address('/news/feed.xml'),
    changedAt: rows.reduce<Date | null>((last, { updated_at: at }) => (last && last > at ? last : at), null),
    posts: rows.map((row) => ({
      address: address(`/news/${row.id}`),
      title: textIn(row.title, locale),
      summary: textIn(row.summary, locale),
      author: row.author,
      publishedAt: row.published_at,
      body: readRichText(textIn(row.body, locale)).blocks,
    })),
  });
}
