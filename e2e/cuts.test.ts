import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Request } from '@playwright/test';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { Module, OpenedContent } from '#contract/learning/learning/calls.ts';
import { scormPackages } from '#fixtures/scorm-packages.ts';
import { seededRandom, seedOfRun, type Random } from '#fixtures/seeded-random.ts';
import { begin, commitValues, courseWith, finish, valueOf } from './activities.ts';
import { badNetwork, type BadNetwork } from './bad-network.ts';
import { twoFrames } from './failures.ts';
import { expect, open, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { isDone } from './learning.ts';
import { asPerson, enrol } from './people.ts';
import { courseOf } from './shopping.ts';

const questions = Array.from({ length: 60 }, (_, at) => `q${at}`);
/** Answered a second time, and right. */
const changed = 40;
const lastCommit = 30;
/** More than a tenth of the video: it is done only if none is lost. */
const stretch = 5;

test.describe('with a network that is cut at random, and a browser that is killed', phoneOnly, () => {
  test('every answer, commit and second of a video is there in the end, once', async ({ reading, refusals }) => {
    // Cut and killed, it takes minutes; a machine of half the speed has to get to its end too.
    test.setTimeout(600_000);
    const seed = seedOfRun();
    const random = seededRandom(seed);
    const { page } = reading;
    page.context().on('dialog', (dialog) => void dialog.accept());
    const course = await test.step('prepares a course', () => prepare(page));
    const options: Input = new Map();
    refusals.allow({ path: /./, status: 'lost' }, { says: /ConnectionFailure/ });
    // A part of the page that a cut stopped is loaded again later.
    refusals.allow({ says: /Failed to fetch dynamically imported module|A part of the page could not be loaded/ });
    const network = await badNetwork(page.context(), { random, note: (request) => noteRevision(options, request) });
    const learning = { reading, random, network };

    const second = await test.step('answers an assessment', () => answerAll(learning, { course, given: options }));
    const third = await test.step('plays an activity', () => play({ ...learning, reading: second }, course));
    await test.step('watches a video', () => watch({ ...learning, reading: third }, course));
    process.stdout.write(`SEED=${seed} ${JSON.stringify(network.counts)}\n`);
  });
});

type Course = Awaited<ReturnType<typeof prepare>>;
type Learning = { reading: Reading; random: Random; network: BadNetwork };
/** By question, what was typed last, and its revision. */
type Input = Map<string, { value: string; revision: number }>;

async function prepare(page: Page) {
  const made = await courseWith(page, { activity: { zip: scormPackages.bookmarks() } });
  const assessment = await made.add({ type: 'assessment', title: { pt: 'Sessenta perguntas' }, body: {} });
  await made.site.call('PUT /content-assessments', {
    content_id: assessment.id,
    type: 'form',
    time_limit_minutes: null,
    attempts_allowed: 1,
    policy: 'best',
    pass_mark: 50,
    feedback_rule: 'never',
    is_shuffled: false,
    pools: [],
    questions: questions.map((id) => ({ id, points: 1, prompt: { pt: id }, kind: 'text', accepted: [`${id} b`] })),
    source_content_id: null,
  });
  const video = await courseOf(page, 'poupar-eletricidade');
  await enrol(page, made.person.personId, video);
  return { ...made, assessment, video };
}

/** Everything a first time, then some of it again; the browser is killed in between. */
async function answerAll(learning: Learning, { course, given }: { course: Course; given: Input }): Promise<Reading> {
  const { reading, random, network } = learning;
  const { page, words } = reading;
  await open(page, course.assessment.address);
  await page.getByRole('button', { name: words('assessment.start'), exact: true }).click();
  await network.during(() => typeInto(page, { random, given, of: questions, ending: 'a' }));
  const next = await killAndReopen(reading);
  for (const name of questions) await expect(fieldOf(next.page, name)).toHaveValue(`${name} a`);
  await network.during(() => typeInto(next.page, { random, given, of: questions.slice(0, changed), ending: 'b' }));
  await expect.poll(() => leftOnDevice(next.page, 'unsent_answers_'), { timeout: 40_000 }).toBe(null);

  await submit(next);

  const me = await asPerson(next.page, course.person);
  const [{ id }]: [{ id: number }] = (await me.find('POST /attempts', { content_id: course.assessment.id })).results;
  const { data }: { data: [OpenedAttempt] } = await me.call('POST /attempts/open', { id });
  const stored = data[0].answers.map(({ question_id, value, revision }) => [question_id, { value, revision }]);
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(given));
  expect(data[0]).toMatchObject({
    number: 1,
    status: 'graded',
    score: Math.round((changed / questions.length) * 10_000) / 100,
  });
  return next;
}

async function submit({ page, words }: Reading): Promise<void> {
  const button = { name: words('assessment.submit'), exact: true };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
  await expect(fieldOf(page, 'q0')).toHaveCount(0);
}

type Typing = { random: Random; given: Input; of: string[]; ending: string };

async function typeInto(page: Page, { random, given, of, ending }: Typing): Promise<void> {
  for (const name of of) {
    given.set(name, { value: `${name} ${ending}`, revision: given.get(name)?.revision ?? 0 });
    await fieldOf(page, name).fill(`${name} ${ending}`);
    await wait(random.below(120));
  }
}

function fieldOf(page: Page, name: string) {
  return page.locator(`input[name="${name}"]`);
}

function leftOnDevice(page: Page, prefix: string): Promise<string | null> {
  return page.evaluate((start) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith(start));
    return key === undefined ? null : localStorage.getItem(key);
  }, prefix);
}

/** The revision that the browser gave to an answer. */
function noteRevision(options: Input, request: Request): void {
  if (!request.url().endsWith('/attempts/answer')) return;
  const { data }: { data: { question_id: string; revision: number; value: string }[] } = request.postDataJSON();
  for (const { question_id, revision, value } of data) {
    const before = options.get(question_id);
    if (before?.value === value) options.set(question_id, { value, revision });
  }
}

/** As a phone that needs the memory does: the page runs no code of its own any more. */
async function killAndReopen({ page, words }: Reading): Promise<Reading> {
  const context = page.context();
  const address = page.url();
  const next = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  await next.goto(address);
  await ready(next);
  return { page: next, words };
}

async function play({ reading, random, network }: Learning, { addresses, site, classId }: Course): Promise<Reading> {
  await open(reading.page, addresses['activity'] ?? '');
  await begin(reading, 'begin');
  await network.during(() => commit(reading.page, { random, from: 0, to: lastCommit / 2 }));
  await twoFrames(reading.page);
  const next = await killAndReopen(reading);
  await begin(next, 'go_on', 'begin');
  expect(await valueOf(next.page, 'cmi.suspend_data')).toBe(`commit=${lastCommit / 2 - 1}`);
  await network.during(() => commit(next.page, { random, from: lastCommit / 2, to: lastCommit }));
  expect(await finish(next.page)).toBe('true');
  await isDone(next);

  const { results } = await site.find('POST /scorm-results', { class_id: classId });
  const [{ interactions, attempt_number }] = results;
  const ids = interactions.map(({ id }: { id: string }) => id);
  expect({ sessions: results.length, attempt_number, ids }).toEqual({
    sessions: 1,
    attempt_number: 1,
    ids: Array.from({ length: lastCommit }, (_, at) => `i${at}`),
  });
  return next;
}

type Commits = { random: Random; from: number; to: number };

async function commit(page: Page, { random, from, to }: Commits): Promise<void> {
  for (let at = from; at < to; at += 1) {
    const values = {
      'cmi.core.lesson_status': at === lastCommit - 1 ? 'completed' : 'incomplete',
      'cmi.suspend_data': `commit=${at}`,
      [`cmi.interactions.${at}.id`]: `i${at}`,
    };
    expect(new Set(await commitValues(page, values))).toEqual(new Set(['true']));
    await wait(random.below(150));
  }
}

async function watch({ reading, network }: Learning, course: Course): Promise<void> {
  await open(reading.page, `${course.video.path}/learn`);
  await network.during(() => watchUntil(reading, 24));
  const next = await killAndReopen(reading);
  const place = await network.during(() => watchUntil(next, Infinity));
  await isDone(next);
  await expect.poll(() => leftOnDevice(next.page, 'unsent_progress_'), { timeout: 40_000 }).toBe(null);

  const me = await asPerson(next.page, course.person);
  const { results }: { results: Module[] } = await me.find('POST /modules', { course_id: course.video.id });
  const content_id = results.flatMap(({ contents }) => contents).find(({ type }) => type === 'video')?.id;
  const { data }: { data: [OpenedContent] } = await me.send('POST /contents/open', { data: [{ content_id }] });
  expect(data[0]).toMatchObject({ status: 'done', video: { position_seconds: Math.round(place * 100) / 100 } });
}

/** A part of the page whose loading a cut broke off offers to reload it, as the learner then does. */
async function arrives({ page, words }: Reading, part: Locator): Promise<void> {
  const reload = page.getByRole('button', { name: words('site.reload') });
  await expect(async () => {
    if (await reload.first().isVisible()) await reload.first().click();
    await expect(part).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Pauses after each stretch, which saves it. Resolves to where it stopped. */
async function watchUntil(reading: Reading, end: number): Promise<number> {
  const video = reading.page.locator('video');
  await arrives(reading, video);
  return video.evaluate(
    async (player: HTMLVideoElement, [until = 0, length = 0]) => {
      player.muted = true;
      player.playbackRate = 4;
      while (player.currentTime < until && !player.ended) {
        const from = player.currentTime;
        while (player.currentTime < from + length && !player.ended) {
          // Refused while its network is away, after which it goes on by itself.
          if (player.paused) await player.play().catch(() => undefined);
          await new Promise((later) => setTimeout(later, 50));
        }
        player.pause();
      }
      return player.currentTime;
    },
    [end, stretch],
  );
}
