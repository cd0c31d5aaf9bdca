import { longestReview } from '#contract/areas/reviews/values.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { asAdministrator, asPerson } from './people.ts';
import type { Page } from './fixture.ts';

/** Texts per page. */
const perPage = 90;
const dayMs = 86_400_000;
/** The longest price. */
const dearest = { amount_minor: 9_999_999_999_900, currency_id: 1 };

/** Hostile texts, except those that no field accepts. */
export const texts = hostileTexts.filter((text) => text.trim() !== '');

type Titled = { path: string; title: string };
export type Planted = {
  /** The ids of all courses, and of those with all fields filled. */
  courseIds: number[];
  courses: Titled[];
  bundle: Titled;
  posts: Titled[];
  partners: Titled[];
};

/**
 * Fills a site with hostile texts: one course title for every third text, and for every 90 texts a course, a partner
 * and a post with all of them in their other fields.
 */
export async function plantHostileTexts(page: Page): Promise<Planted> {
  const people = await renamed(page);
  const planted: Omit<Planted, 'bundle'> = { courseIds: [], courses: [], posts: [], partners: [] };
  for (let place = 0; place < texts.length; place += perPage) {
    const words = texts.slice(place, place + perPage);
    const around = await aroundOf(people, { said: words, place, planted });
    const ids: number[] = [];
    for (const course of coursesOf(words, around)) {
      const { data } = await people.site.call('POST /courses/create', course);
      ids.push(data[0].id);
    }
    const [id = 0] = ids;
    await teach(people, { id, said: words, place });
    planted.courses.push({ path: `/courses/${id}`, title: words[0] ?? '' });
    planted.courseIds.push(...ids);
  }
  return { ...planted, bundle: await bundle(people, texts.slice(-30), planted.courseIds.slice(0, 30)) };
}

function coursesOf(words: string[], around: object): object[] {
  const titles = words.filter((_, place) => place % 3 === 0);
  return titles.map((text, place) => ({
    title: { pt: text },
    summary: { pt: text },
    type: 'online',
    prices: [price(place)],
    ...(place === 0 && around),
  }));
}

const price = (place: number) => ({ amount_minor: 100_000 + place * 100, currency_id: 1 });

type Site = Awaited<ReturnType<typeof asPerson>>;
type People = { site: Site; learner: Site; trainerId: number; learnerId: number };

const nameWith = (sign: string) => texts.find((text) => text.includes(sign))?.slice(0, 40) ?? sign;

async function renamed(page: Page): Promise<People> {
  const [site, learner] = [
    await asAdministrator(page),
    await asPerson(page, { username: demoPeople.client.username, password: demoPassword }),
  ];
  const ids: number[] = [];
  for (const [who, { username }, sign] of [
    [site, demoPeople.administrator, '<script>'],
    [learner, demoPeople.client, 'onerror'],
  ] as const) {
    const { results } = await who.find('POST /users', { username });
    const { id } = results[0].person;
    const person = { id, first_name: nameWith(sign), last_name: nameWith('javascript:') };
    await who.call('POST /users/update-user-and-person', { person });
    ids.push(id);
  }
  return { site, learner, trainerId: ids[0] ?? 0, learnerId: ids[1] ?? 0 };
}

type Around = { said: string[]; place: number; planted: Pick<Planted, 'posts' | 'partners'> };

async function aroundOf({ site }: People, { said, place, planted }: Around): Promise<object> {
  const [text = '', other = text] = said;
  const whole = { pt: said.join(' ') };
  const title = whole.pt.slice(0, 300);
  const key = String(place);
  const category = await site.call('POST /categories/create', {
    slug: `c-${key}`,
    name: { pt: text },
    cover_key: other.slice(0, 40),
  });
  const partner = await site.call('POST /partners/create', {
    slug: `p-${key}`,
    name: other.slice(0, 200),
    city: text.slice(0, 100),
    licence: text.slice(0, 200),
    about: whole,
    country: 'AO',
  });
  const body = { pt: said.map(asWords).join('\n\n') };
  const post = await site.call('POST /news/create', {
    title: { pt: title },
    summary: { pt: said.slice(0, 30).join(' ').slice(0, 1_000) },
    body,
    author: text.slice(0, 120),
    cover_key: other.slice(0, 40),
  });
  planted.posts.push({ path: `/news/${post.data[0].id}`, title });
  planted.partners.push({ path: `/partners/${partner.data[0].id}`, title: other.slice(0, 200) });
  return {
    description: whole,
    requirements: whole,
    outcomes: together(said, 2).map((pt) => ({ pt })),
    questions: together(said, 3).map((pt) => ({ question: { pt }, answer: { pt } })),
    category_id: category.data[0].id,
    partner_id: partner.data[0].id,
  };
}

/** Joins texts, since a course has only thirty questions. */
function together(words: string[], count: number): string[] {
  return words.flatMap((_, place) => (place % count === 0 ? [words.slice(place, place + count).join(' ')] : []));
}

/** Escapes Markdown. */
function asWords(text: string): string {
  return text.replaceAll(/[\p{P}\p{S}]/gu, (sign) => (sign < '\u007F' ? `\\${sign}` : sign));
}

type Taught = { id: number; said: string[]; place: number };

/** Adds classes and a programme, concludes and reviews the course, and replies. */
async function teach({ site, learner, trainerId, learnerId }: People, { id, said, place }: Taught): Promise<void> {
  for (let first = 0; first < said.length; first += 30) {
    const [text = '', other = text] = said.slice(first);
    // One after the other, because they have the same trainer.
    const start = Date.now() + (2 + (place + first) / 30) * dayMs;
    const [start_at, end_at] = [start, start + dayMs].map((moment) => new Date(moment).toISOString());
    await site.call('POST /classes/create', {
      course_id: id,
      code: `${place + first} ${text}`.slice(0, 40).trim(),
      type: 'presential',
      capacity: first === 30 ? 0 : 9,
      start_at,
      end_at,
      trainer_ids: [trainerId],
      lessons: [{ starts_at: start_at, ends_at: end_at, room: text.slice(0, 100) }],
      venue: said.slice(first).join(' ').slice(0, 200),
      city: other.slice(0, 100),
      tz: 'Africa/Luanda',
    });
  }
  const alone = await site.call('POST /classes/create', {
    course_id: id,
    code: `E-${place}`,
    type: 'online',
    tz: 'Africa/Luanda',
  });
  const content_id = await programme(site, { id, said });
  const enrolled = { class_id: alone.data[0].id, person_id: learnerId };
  const { data } = await site.call('POST /enrollments/create', enrolled);
  await learner.call('PUT /contents/progress', { content_id, enrollment_id: data[0].id, opened: true });
  const half = said.length / 2;
  const [text, reply] = [said.slice(0, half), said.slice(half)].map((part) => part.join('\n').slice(0, longestReview));
  const review = await learner.call('POST /reviews/create', { course_id: id, rating: 1 + (place % 5), text });
  await site.call('PUT /reviews/reply', { id: review.data[0].id, text: reply });
}

async function programme(site: Site, { id, said }: { id: number; said: string[] }): Promise<number> {
  let last = 0;
  for (const text of said.slice(0, 12)) {
    const module = await site.call('POST /modules/create', { course_id: id, title: { pt: text } });
    const content = {
      module_id: module.data[0].id,
      type: 'text',
      title: { pt: text },
      body: { pt: said.join('\n\n') },
    };
    const { data } = await site.call('POST /contents/create', {
      ...content,
      is_mandatory: last === 0,
      is_preview: true,
    });
    last ||= data[0].id;
  }
  return last;
}

async function bundle({ site }: People, words: string[], course_ids: number[]): Promise<Titled> {
  const title = words.join(' ').slice(0, 300);
  const { data } = await site.call('POST /courses/create', {
    title: { pt: title },
    summary: { pt: title },
    type: 'online',
    package_type: 'pacote',
    course_ids,
    prices: [dearest],
  });
  return { path: `/courses/${data[0].id}`, title };
}
