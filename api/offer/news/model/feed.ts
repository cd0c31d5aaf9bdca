import type { TextBlock } from '#contract/rules/rich-text.ts';
import { escaped, htmlOf } from './rich-text-html.ts';

type FeedPost = {
  address: string;
  title: string;
  summary: string;
  author: string;
  publishedAt: Date;
  body: readonly TextBlock[];
};

export type Feed = {
  site: string;
  title: string;
  description: string;
  language: string;
  page: string;
  self: string;
  changedAt: Date | null;
  posts: readonly FeedPost[];
};

/** RSS 2.0, with the author by Dublin Core and the full text by the content module. */
export function rssOf({ site, title, description, language, page, self, changedAt, posts }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(page)}</link>
<description>${escaped(description)}</description>
<language>${escaped(language)}</language>
${changedAt ? `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => itemOf(post, site)).join('\n')}
</channel>
</rss>
`;
}

function itemOf({ address, title, summary, author, publishedAt, body }: FeedPost, site: string): string {
  return `<item>
<title>${escaped(title)}</title>
<link>${escaped(address)}</link>
<guid isPermaLink="true">${escaped(address)}</guid>
<pubDate>${publishedAt.toUTCString()}</pubDate>
<dc:creator>${escaped(author)}</dc:creator>
<description>${escaped(summary)}</description>
<content:encoded>${escaped(htmlOf(body, site))}</content:encoded>
</item>`;
}
