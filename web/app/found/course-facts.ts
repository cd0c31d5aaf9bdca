import type { CourseInstance, Course, Offer, Service } from 'schema-dts';
import type { CourseClass, CourseDetail } from '#contract/offer/catalogue/calls.ts';
import type { Price } from '#contract/basics.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import { addressOf, operatorNode, type Operator } from './operator.ts';
import { organizerOf, placeOf } from './places.ts';

const mostClasses = 10;
const longestAbout = 500;
const modes = { online: 'Online', presential: 'Onsite', 'online-sync': 'Online' } as const;

export function courseFacts(course: CourseDetail, operator: Operator): Course | Service {
  return course.package_type === 'servico' ? serviceFacts(course, operator) : taughtFacts(course, operator);
}

function serviceFacts(service: CourseDetail, operator: Operator): Service & object {
  const url = addressOf(operator, `/courses/${service.id}`);
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: service.title,
    description: shortened(service.summary || service.description || service.title),
    image: operator.apiSite + service.share_image_url,
    provider: organizerOf(service.partner, operator),
    offers: offerOf(service.price, url, operator),
    ...(service.category && { category: service.category.name }),
  };
}

function taughtFacts(course: CourseDetail, operator: Operator): Course & object {
  const url = addressOf(operator, `/courses/${course.id}`);
  const { language, level, outcomes, category, rating } = course;
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: shortened(course.summary || course.description || course.title),
    image: operator.apiSite + course.share_image_url,
    inLanguage: language,
    provider: organizerOf(course.partner, operator),
    offers: offerOf(course.price, url, operator),
    hasCourseInstance: instancesOf(course, operator),
    ...(level !== 'all' && { educationalLevel: level }),
    ...(category && { about: category.name }),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    publisher: operatorNode(operator),
  };
}

/** Without a price of today it only says that the course is paid. */
export function offerOf(price: Price | null, url: string, { currencies }: Operator): Offer {
  const key = currencies.find(({ id }) => id === price?.currency_id)?.key;
  if (!price || !key) return { '@type': 'Offer', category: 'Paid', url };
  const decimals = decimalsOf(key);
  return {
    '@type': 'Offer',
    category: price.amount_minor === 0 ? 'Free' : 'Paid',
    price: (price.amount_minor / 10 ** decimals).toFixed(decimals),
    priceCurrency: key.toUpperCase(),
    url,
  };
}

function instancesOf({ classes, type, workload_hours: hours }: CourseDetail, operator: Operator): CourseInstance[] {
  const workload = hours ? { courseWorkload: durationOf(hours) } : {};
  if (classes.length === 0) return [{ '@type': 'CourseInstance', courseMode: modes[type], ...workload }];
  return classes.slice(0, mostClasses).map((one) => ({ ...instanceOf(one, operator), ...workload }));
}

function instanceOf(one: CourseClass, operator: Operator): CourseInstance & object {
  const { start_at: startDate, end_at: endDate } = one;
  return {
    '@type': 'CourseInstance',
    name: one.code,
    courseMode: modes[one.type],
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(startDate && { location: placeOf(one, operator) }),
  };
}

/** ISO 8601. */
function durationOf(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${whole ? `${whole}H` : ''}${rest ? `${rest}M` : ''}`;
}

function shortened(text: string): string {
  return text.length > longestAbout ? `${text.slice(0, longestAbout - 1).toWellFormed()}…` : text;
}
