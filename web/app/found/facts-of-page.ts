import type { EducationalOrganization, EducationEvent, ItemList, NewsArticle, Thing, WebSite } from 'schema-dts';
import type { CourseCard, Partner } from '#contract/catalogue.ts';
import type { ClassCard } from '#contract/classes.ts';
import type { Post } from '#contract/news.ts';
import type { PageSubject } from '#web/shared/page-subject.ts';
import { courseFacts, offerOf } from './course-facts.ts';
import { addressOf, houseImage, houseLogo, houseNode, type House } from './house.ts';
import { organizerOf, placeOf } from './places.ts';

const longestHeadline = 110;

/** What a page is about in the words of schema.org; Home is about the house. */
export function factsOfPage(path: string, subject: PageSubject | undefined, house: House): Thing[] {
  if (path === '/') return [houseFacts(house), siteFacts(house)];
  if (!subject) return [];
  if (subject.kind === 'course') return [courseFacts(subject.course, house)];
  if (subject.kind === 'courses') return listFacts(subject.courses, house);
  if (subject.kind === 'classes') return subject.classes.flatMap((one) => eventFacts(one, house));
  if (subject.kind === 'partner') return [partnerFacts(subject.partner, house)];
  return subject.post ? [articleFacts(subject.post, house)] : [];
}

function houseFacts(house: House): EducationalOrganization {
  return { ...houseNode(house), description: house.about, logo: houseLogo(house), image: houseImage(house) };
}

function siteFacts(house: House): WebSite {
  const { site, name, locale } = house;
  return {
    '@type': 'WebSite',
    '@id': `${site}/#site`,
    url: `${site}/`,
    name,
    inLanguage: locale,
    publisher: { '@id': houseNode(house)['@id'] },
  };
}

function listFacts(courses: readonly Pick<CourseCard, 'id' | 'title'>[], house: House): ItemList[] {
  if (courses.length === 0) return [];
  const itemListElement = courses.map(({ id, title }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title,
    url: addressOf(house, `/courses/${id}`),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

/** A class that begins on a day. One that begins whenever one likes is no event. */
function eventFacts(one: ClassCard, house: House): EducationEvent[] {
  const { start_at: startDate, end_at: endDate, course } = one;
  if (!startDate) return [];
  const url = addressOf(house, `/courses/${course.id}?class=${one.id}`);
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
      location: placeOf(one, house),
      organizer: organizerOf(course.partner, house),
      image: houseImage(house),
      ...(one.is_for_sale && {
        offers: {
          ...offerOf(course.price, url, house),
          availability: one.is_full ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        },
      }),
    },
  ];
}

function partnerFacts(partner: Partner, house: House): EducationalOrganization {
  const { id, name, about, city, country, website } = partner;
  const url = addressOf(house, `/partners/${id}`);
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

function articleFacts(post: Post, house: House): NewsArticle {
  const url = addressOf(house, `/news/${post.id}`);
  return {
    '@type': 'NewsArticle',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title.slice(0, longestHeadline).toWellFormed(),
    description: post.summary,
    image: houseImage(house),
    datePublished: post.published_at ?? post.updated_at,
    dateModified: post.updated_at,
    inLanguage: house.locale,
    author: { '@type': 'Person', name: post.author },
    publisher: { ...houseNode(house), logo: houseLogo(house) },
  };
}
