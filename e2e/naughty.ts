import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { asAdministrator, asPerson } from './people.ts';
import type { Page } from './fixture.ts';

/** As many as a course may have questions. */
const handful = 30;
const dayMs = 86_400_000;
/** As long as a price gets. */
const dearest = { amount_minor: 9_999_999_999_900, currency_id: 1 };

/** Texts that were written to break things, but for those that no field takes. */
export const naughtyTexts = hostileTexts.filter((text) => text.trim() !== '');

export type Planted = { path: string; title: string };
export type Naughty = {
  /** The ids of every course, and those that tell much. */
  courseIds: number[];
  courses: Planted[];
  bundle: Planted;
  posts: Planted[];
  partners: Planted[];
};

/**
 * A house in which every text that people read was written to break things: a course for every third text, with it for
 * a title, and one in ten with thirty texts in each of its other fields, a category, a partner, classes, a review and news.
 */
export async function plantNaughty(page: Page): Promise<Naughty> {
  const texts = naughtyTexts;
  const people = await renamed(page, texts);
  const planted: Omit<Naughty, 'bundle'> = { courseIds: [], courses: [], posts: [], partners: [] };
  for (let place = 0; place < texts.length; place += handful) {
    const said = texts.slice(place, place + handful);
    const around = await aroundOf(people, { said, place, planted });
    const ids: number[] = [];
    for (const course of coursesOf(said, around)) {
      const { data } = await people.house.ask('POST /courses/create', course);
      ids.push(data[0].id);
    }
    const [id = 0] = ids;
    await teach(people, { id, said, place });
    planted.courses.push({ path: `/courses/${id}`, title: said[0] ?? '' });
    planted.courseIds.push(...ids);
  }
  return { ...planted, bundle: await bundle(people, texts.slice(-handful), planted.courseIds.slice(0, handful)) };
}

function coursesOf(said: string[], around: object): object[] {
  const titles = said.filter((_, place) => place % 3 === 0);
  return titles.map((text, place) => ({
    title: { pt: text },
    summary: { pt: text },
    type: 'online',
    prices: [price(place)],
    ...(place === 0 && around),
  }));
}

const price = (place: number) => ({ amount_minor: 100_000 + place * 100, currency_id: 1 });

type House = Awaited<ReturnType<typeof asPerson>>;
type People = { house: House; learner: House; trainerId: number; learnerId: number };

/** The two who are in the house, under other names. */
async function renamed(page: Page, texts: string[]): Promise<People> {
  const [house, learner] = [
    await asAdministrator(page),
    await asPerson(page, { username: demoPeople.client.username, password: demoPassword }),
  ];
  const nameWith = (sign: string) => texts.find((text) => text.includes(sign))?.slice(0, 40) ?? sign;
  const ids: number[] = [];
  for (const [who, { username }, sign] of [
    [house, demoPeople.administrator, '<script>'],
    [learner, demoPeople.client, 'onerror'],
  ] as const) {
    const { results } = await who.find('POST /users', { username });
    const { id } = results[0].person;
    const person = { id, first_name: nameWith(sign), last_name: nameWith('javascript:') };
    await who.ask('POST /users/update-user-and-person', { person });
    ids.push(id);
  }
  return { house, learner, trainerId: ids[0] ?? 0, learnerId: ids[1] ?? 0 };
}

type Around = { said: string[]; place: number; planted: Pick<Naughty, 'posts' | 'partners'> };

async function aroundOf({ house }: People, { said, place, planted }: Around): Promise<object> {
  const [text = '', other = text] = said;
  const whole = { pt: said.join(' ') };
  const key = String(place);
  const category = await house.ask('POST /categories/create', {
    slug: `c-${key}`,
    name: { pt: text },
    cover_key: other.slice(0, 40),
  });
  const partner = await house.ask('POST /partners/create', {
    slug: `p-${key}`,
    name: other.slice(0, 200),
    city: text.slice(0, 100),
    licence: text.slice(0, 200),
    about: whole,
    country: 'AO',
  });
  const body = { pt: said.map(asWords).join('\n\n') };
  const post = await house.ask('POST /news/create', {
    title: { pt: whole.pt.slice(0, 300) },
    summary: { pt: whole.pt.slice(0, 1_000) },
    body,
    author: text.slice(0, 120),
    cover_key: other.slice(0, 40),
  });
  planted.posts.push({ path: `/news/${post.data[0].id}`, title: whole.pt.slice(0, 300) });
  planted.partners.push({ path: `/partners/${partner.data[0].id}`, title: other.slice(0, 200) });
  return {
    description: whole,
    requirements: whole,
    outcomes: said.map((pt) => ({ pt })),
    questions: said.map((pt) => ({ question: { pt }, answer: { pt } })),
    category_id: category.data[0].id,
    partner_id: partner.data[0].id,
  };
}

/** Nothing of it is Markdown. */
function asWords(text: string): string {
  return text.replaceAll(/[\p{P}\p{S}]/gu, (sign) => (sign < '\u007F' ? `\\${sign}` : sign));
}

type Taught = { id: number; said: string[]; place: number };

/** Two classes and a programme, read to its end and reviewed, with an answer of the house. */
async function teach({ house, learner, trainerId, learnerId }: People, { id, said, place }: Taught): Promise<void> {
  const [text = '', other = text] = said;
  const start = Date.now() + (2 + (place % 40)) * dayMs;
  const [start_at, end_at] = [start, start + dayMs].map((moment) => new Date(moment).toISOString());
  const where = { venue: said.join(' ').slice(0, 200), city: other.slice(0, 100), tz: 'Africa/Luanda' };
  await house.ask('POST /classes/create', {
    course_id: id,
    code: `${place} ${text}`.slice(0, 40).trim(),
    type: 'presential',
    capacity: place % 40 === 0 ? 0 : 9,
    start_at,
    end_at,
    trainer_ids: [trainerId],
    lessons: [{ starts_at: start_at, ends_at: end_at, room: text.slice(0, 100) }],
    ...where,
  });
  const alone = await house.ask('POST /classes/create', {
    course_id: id,
    code: `E-${place}`,
    type: 'online',
    ...where,
  });
  const content_id = await programme(house, { id, said });
  const enrolled = { class_id: alone.data[0].id, person_id: learnerId };
  const { data } = await house.ask('POST /enrollments/create', enrolled);
  await learner.ask('PUT /contents/progress', { content_id, enrollment_id: data[0].id, opened: true });
  const words = said.join('\n').slice(0, 1_500);
  const review = await learner.ask('POST /reviews/create', { course_id: id, rating: 1 + (place % 5), text: words });
  await house.ask('PUT /reviews/reply', { id: review.data[0].id, text: words });
}

async function programme(house: House, { id, said }: { id: number; said: string[] }): Promise<number> {
  let last = 0;
  for (const text of said.slice(0, 4)) {
    const module = await house.ask('POST /modules/create', { course_id: id, title: { pt: text } });
    const content = {
      module_id: module.data[0].id,
      type: 'text',
      title: { pt: text },
      body: { pt: said.join('\n\n') },
    };
    const { data } = await house.ask('POST /contents/create', {
      ...content,
      is_mandatory: last === 0,
      is_preview: true,
    });
    last ||= data[0].id;
  }
  return last;
}

async function bundle({ house }: People, said: string[], course_ids: number[]): Promise<Planted> {
  const title = said.join(' ').slice(0, 300);
  const { data } = await house.ask('POST /courses/create', {
    title: { pt: title },
    summary: { pt: title },
    type: 'online',
    package_type: 'pacote',
    course_ids,
    prices: [dearest],
  });
  return { path: `/courses/${data[0].id}`, title };
}
