import { localeKeys } from '#contract/visitor-values.ts';
import type { PageSubject, SaidHead } from '#web/shared/page-subject.ts';
import { ownTitle } from './breadcrumbs.ts';
import { houseImage, type House } from './house.ts';

const [imageWidth, imageHeight] = [1200, 630];

/** What is shown where somebody shares the address of a page (ogp.me). */
export function openGraph(head: SaidHead, subject: PageSubject | undefined, house: House): string {
  const title = ownTitle(head.title, house);
  const image = subject?.kind === 'course' ? house.apiSite + subject.course.share_image_url : houseImage(house);
  const { locale } = house;
  return [
    // Every page has one; what the page itself says of it stands there already.
    head.description ? '' : `<meta name="description" content="${escaped(house.about)}">`,
    tag('og:site_name', house.name),
    ...ofSubject(subject),
    tag('og:title', title),
    tag('og:description', head.description || house.about),
    tag('og:url', head.canonical),
    tag('og:locale', withUnderline(locale)),
    ...localeKeys.filter((key) => key !== locale).map((key) => tag('og:locale:alternate', withUnderline(key))),
    tag('og:image', image),
    tag('og:image:width', String(imageWidth)),
    tag('og:image:height', String(imageHeight)),
    tag('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

function ofSubject(subject: PageSubject | undefined): string[] {
  if (subject?.kind !== 'post') return [tag('og:type', 'website')];
  return [tag('og:type', 'article'), tag('article:published_time', subject.post?.published_at ?? '')];
}

function tag(property: string, content: string): string {
  return content && `<meta property="${property}" content="${escaped(content)}">`;
}

function withUnderline(locale: string): string {
  return locale.replace('-', '_');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
