import { localeKeys } from '#contract/visitor-values.ts';
import type { PageSubject, SaidHead } from '#web/shared/page/page-subject.ts';
import { certificateImagePath } from '#web/shared/page/certificate-image-path.ts';
import { ownTitle } from './breadcrumbs.ts';
import { siteImage, type Operator } from './operator.ts';

const [imageWidth, imageHeight] = [1200, 630];

/** The preview of a shared address (ogp.me). */
export function openGraph(head: SaidHead, subject: PageSubject | undefined, operator: Operator): string {
  const title = ownTitle(head.title, operator);
  const image = imageOf(subject, operator);
  const { locale } = operator;
  return [
    // A description of the page itself is already in the head.
    head.description ? '' : `<meta name="description" content="${escaped(operator.about)}">`,
    tag('og:site_name', operator.name),
    ...ofSubject(subject),
    tag('og:title', title),
    tag('og:description', head.description || operator.about),
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

function imageOf(subject: PageSubject | undefined, operator: Operator): string {
  const { apiSite, locale } = operator;
  if (subject?.kind === 'course') return apiSite + subject.course.share_image_url;
  if (subject?.kind === 'certificate') return `${apiSite}/api${certificateImagePath(subject.token, locale)}`;
  return siteImage(operator);
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
