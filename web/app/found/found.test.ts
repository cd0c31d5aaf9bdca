import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import type { Post } from '#contract/offer/news/calls.ts';
import type { PageSubject, SaidHead } from '#web/shared/page/page-subject.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { factsOfPage } from './facts-of-page.ts';
import { siteImage, siteLogo, type Operator } from './operator.ts';
import { jsonLd } from './json-ld.ts';
import { judgeFacts } from './judge.ts';
import { openGraph } from './open-graph.ts';

const site = 'https://mestria.test';
const operator: Operator = {
  site,
  apiSite: site,
  logo: null,
  name: 'Mestria',
  about: 'Formação que se leva para o trabalho.',
  locale: 'pt-PT',
  currencies: [{ id: 1, key: 'aoa', symbol: 'AOA' }],
};
const hostile = '</script><script>alert(1)</script><!-- "\u2028 & \u0000';
const partner = { id: 4, slug: 'baia', name: `Baía ${hostile}`, city: 'Luanda', country: 'AO', about: hostile };
const aClass = {
  id: 9,
  code: 'OBRA-1',
  type: 'presential',
  status: 'opened',
  start_at: '2026-12-01T08:00:00.000Z',
  end_at: '2026-12-05T16:00:00.000Z',
  tz: 'Africa/Luanda',
  venue: 'Sala 3',
  city: 'Luanda',
  registration_deadline: null,
  capacity: 20,
  seats_left: 0,
  is_full: true,
  attendance_min: 80,
  grade_min: 10,
  takes_waiting: false,
} as const;
const noLessons = { lesson_count: 0, lessons: [], trainers: [] };
const course: CourseDetail = {
  id: 12,
  title: hostile,
  summary: '',
  description: 'Cinco dias. '.repeat(100),
  package_type: 'curso',
  type: 'presential',
  level: 'beginner',
  language: 'pt',
  workload_hours: 37.5,
  category: { id: 2, slug: 'seguranca', name: 'Segurança', cover_key: 'seguranca' },
  partner,
  price: { amount_minor: 14_500_050, currency_id: 1, indicative: false },
  next_class: null,
  cover_url: '/api/courses/12/cover.svg?v=1',
  picture: null,
  rating: { average: 4.5, count: 8 },
  learner_count: null,
  outcomes: ['Ler um plano'],
  requirements: '',
  certificate_type: 'conclusion-certificate',
  least_hours_percent: 0,
  certificate_valid_months: null,
  vat: null,
  prerequisites: [],
  courses: [],
  saving: null,
  packages: [],
  trainers: [],
  regulations: [],
  questions: [],
  classes: [{ ...aClass, takes_waiting: false, mandatory_files: [], attendance_min: 80, grade_min: 10, ...noLessons }],
  updated_at: '2026-11-21T10:00:00.000Z',
  share_image_url: '/api/courses/12/share.png?v=abc',
};
const listed: ClassCard = {
  ...aClass,
  registration_opens_at: null,
  lesson_count: 5,
  mandatory_files: [],
  is_for_sale: true,
  takes_waiting: false,
  course: { ...course, partner, price: null },
};
const post: Post = {
  id: 7,
  title: `${hostile} ${'longo '.repeat(60)}`,
  summary: 'Três frases.',
  author: hostile,
  published_at: '2026-11-18T09:00:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  cover_url: '',
  picture: null,
  body: [],
  related_course_ids: [],
  related_posts: [],
};

const names = { '/': 'Início', '/courses': 'Cursos', '/partners': 'Parceiros', '/news': 'Notícias' };
const headOf = (path: string): SaidHead => ({
  path,
  title: `${hostile} · Mestria`,
  description: hostile,
  canonical: site + path,
});

function pageOf(path: string, subject?: PageSubject, of: Operator = operator): string {
  const head = headOf(path);
  const facts = [...factsOfPage(path, subject, of), ...breadcrumbs(head, names, of)];
  return `<html><head><title>x</title>${openGraph(head, subject, of)}${jsonLd(facts)}</head><body></body></html>`;
}

const pages: Record<string, { html: string; types: string[] }> = {
  Home: { html: pageOf('/'), types: ['EducationalOrganization', 'WebSite'] },
  Courses: {
    html: pageOf('/courses', { kind: 'courses', courses: [course] }),
    types: ['ItemList', 'ListItem', 'BreadcrumbList', 'ListItem', 'ListItem'],
  },
  'a course': {
    html: pageOf('/courses/12', { kind: 'course', course }),
    types: ['Course', 'CourseInstance', 'AggregateRating', 'BreadcrumbList'],
  },
  'a course without anything': {
    html: pageOf('/courses/12', {
      kind: 'course',
      course: {
        ...course,
        partner: null,
        price: null,
        category: null,
        rating: null,
        classes: [],
        workload_hours: null,
      },
    }),
    types: ['Course', 'CourseInstance', 'BreadcrumbList'],
  },
  'a service': {
    html: pageOf('/courses/12', { kind: 'course', course: { ...course, package_type: 'servico' } }),
    types: ['Service', 'Offer', 'BreadcrumbList'],
  },
  'the calendar': {
    html: pageOf('/classes', { kind: 'classes', classes: [listed, { ...listed, start_at: null }] }),
    types: ['EducationEvent', 'BreadcrumbList'],
  },
  'a partner': {
    html: pageOf('/partners/4', {
      kind: 'partner',
      partner: { ...partner, licence: null, website: 'https://baia.test', logo: null, cover: null, course_count: 2 },
    }),
    types: ['EducationalOrganization', 'BreadcrumbList'],
  },
  'a post': { html: pageOf('/news/7', { kind: 'post', post }), types: ['NewsArticle', 'Person', 'BreadcrumbList'] },
  'any other page': { html: pageOf('/about'), types: ['BreadcrumbList'] },
};

describe('the facts of a page', () => {
  test.each(Object.entries(pages))('of %s are valid', async (_, { html, types }) => {
    const judged = await judgeFacts(html);
    expect(judged.faults).toEqual([]);
    expect(judged.types).toEqual(expect.arrayContaining(types));
  });

  test('are refused by the validator if they are not valid', async () => {
    const broken = jsonLd([
      { '@type': 'Course', name: 'x' },
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
    ]);
    const { faults } = await judgeFacts(`<html><head>${broken}</head></html>`);
    expect(faults.join()).toContain('Course has no offers');
    expect(faults.length).toBeGreaterThan(4);
  });

  test('contain the price in major units, the workload by ISO 8601, and the place of a class', () => {
    const { html } = pages['a course'] ?? { html: '' };
    expect(html).toContain('"price":"145000.50","priceCurrency":"AOA"');
    expect(html).toContain('"courseWorkload":"PT37H30M"');
    expect(html).toContain('"addressLocality":"Luanda"');
  });

  test('contain a rating only if the course is rated', () => {
    expect(pages['a course']?.html).toContain('"ratingValue":4.5,"ratingCount":8');
    expect(pages['a course without anything']?.html).not.toMatch(/aggregateRating/i);
  });

  test('end no script and open no tag, whatever the title', () => {
    for (const { html } of Object.values(pages)) {
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<\/script>/g)).toHaveLength(1);
      expect(html).not.toContain('<!--');
    }
  });
});

describe('the preview of a shared address', () => {
  test('has the title without the operator, and the picture of the course', () => {
    const text = openGraph(
      { ...headOf('/courses/12'), title: 'Obra & mar · Mestria' },
      { kind: 'course', course },
      operator,
    );
    expect(text).toContain('<meta property="og:title" content="Obra &amp; mar">');
    expect(text).toContain(`<meta property="og:image" content="${site}/api/courses/12/share.png?v=abc">`);
    expect(text).toContain('<meta property="og:locale" content="pt_PT">');
    expect(text.match(/og:locale:alternate/g)).toHaveLength(3);
  });

  test('has the picture of a certificate in the language of the reader, and no facts for search engines', () => {
    const subject = { kind: 'certificate', token: 'Zk3v&Q0' } as const;
    const image = `${site}/api/certificates/Zk3v%26Q0/share.png`;
    const path = '/certificate-validation';
    expect(openGraph(headOf(path), subject, operator)).toContain(`<meta property="og:image" content="${image}">`);
    expect(openGraph(headOf(path), subject, { ...operator, locale: 'en-GB' })).toContain(`${image}?lang=en-GB"`);
    expect(factsOfPage(path, subject, operator)).toEqual([]);
  });
});

describe('the installed app', () => {
  test.each(['pt', 'en-GB'])('has its icons, and starts in the language of its manifest: %s', (language) => {
    const manifest = JSON.parse(readFileSync(`web/public/manifest.${language}.json`, 'utf8'));
    const { icons, start_url: start, lang } = manifest;
    for (const { src } of icons) expect(existsSync(`web/public${src}`)).toBe(true);
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
    expect(new URL(start, site).searchParams.get('lang') ?? 'pt-PT').toBe(lang);
  });

  test('has the pictures that the facts name', () => {
    for (const locale of ['pt-AO', 'en-GB'] as const) {
      const named = [siteImage({ ...operator, locale }), siteLogo(operator)];
      expect(named.filter((address) => !existsSync(`web/public${new URL(address).pathname}`))).toEqual([]);
    }
  });
});
