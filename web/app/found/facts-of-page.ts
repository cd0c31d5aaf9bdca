import type {
  EducationalOrganization,
  EducationEvent,
  ItemList,
  NewsArticle,
  Person,
  Thing,
  WebSite,
} from 'schema-dts';
import type { CourseCard, Partner, TrainerPage } from '#contract/offer/catalogue/calls.ts';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import type { Post } from '#contract/offer/news/calls.ts';
import type { PageSubject } from '#web/shared/page/page-subject.ts';
import { courseFacts, offerOf } from './course-facts.ts';
import { addressOf, siteImage, siteLogo, operatorNode, type Operator } from './operator.ts';
import { organizerOf, placeOf } from './places.ts';

const longestHeadline = 110;

export function factsOfPage(path: string, subject: PageSubject | undefined, operator: Operator): Thing[] {
  if (path === '/') return [operatorFacts(operator), siteFacts(operator)];
  // What a certificate says is for those who have its address, not for search engines.
  if (!subject || subject.kind === 'certificate') return [];
  if (subject.kind === 'course') return [courseFacts(subject.course, operator)];
  if (subject.kind === 'courses') return listFacts(subject.courses, operator);
  if (subject.kind === 'classes') return subject.classes.flatMap((one) => eventFacts(one, operator));
  if (subject.kind === 'partner') return [partnerFacts(subject.partner, operator)];
  if (subject.kind === 'trainer') return [trainerFacts(subject.trainer, operator)];
  return subject.post ? [articleFacts(subject.post, operator)] : [];
}

function operatorFacts(operator: Operator): EducationalOrganization {
  return {
    ...operatorNode(operator),
    description: operator.about,
    logo: siteLogo(operator),
    image: siteImage(operator),
  };
}

function siteFacts(operator: Operator): WebSite {
  const { site, name, locale } = operator;
  return {
    '@type': 'WebSite',
    '@id': `${site}/#site`,
    url: `${site}/`,
    name,
    inLanguage: locale,
    publisher: { '@id': operatorNode(operator)['@id'] },
  };
}

function listFacts(courses: readonly Pick<CourseCard, 'id' | 'title'>[], operator: Operator): ItemList[] {
  if (courses.length === 0) return [];
  const itemListElement = courses.map(({ id, title }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title,
    url: addressOf(operator, `/courses/${id}`),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

/** A class without a start date is no event. */
function eventFacts(one: ClassCard, operator: Operator): EducationEvent[] {
  const { start_at: startDate, end_at: endDate, course } = one;
  if (!startDate) return [];
  const url = addressOf(operator, `/courses/${course.id}?class=${one.id}`);
  return [
    {
      '@type': 'EducationEvent',
      name: course.title,
      url,
      startDate,
      ...(endDate && { endDate }),
      eventStatus:
        one.status === 'canceled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
      eventAttendanceMode:
        one.type === 'presential'
          ? 'https://schema.org/OfflineEventAttendanceMode'
          : 'https://schema.org/OnlineEventAttendanceMode',
      location: placeOf(one, operator),
      organizer: organizerOf(course.partner, operator),
      image: siteImage(operator),
      ...(one.is_for_sale && {
        offers: {
          ...offerOf(course.price, url, operator),
          availability: one.is_full ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        },
      }),
    },
  ];
}

function partnerFacts(partner: Partner, operator: Operator): EducationalOrganization {
  const { id, name, about, city, country, website } = partner;
  const url = addressOf(operator, `/partners/${id}`);
  return {
    '@type': 'EducationalOrganization',
    '@id': url,
    name,
    url,
    ...(about && { description: about }),
    ...(website && { sameAs: website }),
    ...((city ?? country) && {
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }),
  };
}

function trainerFacts({ id, name, about, picture }: TrainerPage, operator: Operator): Person {
  const url = addressOf(operator, `/trainers/${id}`);
  const widest = picture?.widths.at(-1);
  return {
    '@type': 'Person',
    '@id': url,
    name,
    url,
    ...(about && { description: about }),
    ...(picture && widest !== undefined && { image: `${operator.apiSite}${picture.url}-${widest}.webp` }),
  };
}

function articleFacts(post: Post, operator: Operator): NewsArticle {
  const url = addressOf(operator, `/news/${post.id}`);
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title.slice(0, longestHeadline).toWellFormed(),
    description: post.summary,
    image: siteImage(operator),
    datePublished: post.published_at ?? post.updated_at,
    dateModified: post.updated_at,
    inLanguage: operator.locale,
    author: { '@type': 'Person', name: post.author },
    publisher: { ...operatorNode(operator), logo: siteLogo(operator) },
  };
}
