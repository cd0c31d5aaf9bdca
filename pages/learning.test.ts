import { expect, test, vi } from 'vitest';
import type { Module } from '#contract/learning/learning/calls.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson, type SignedIn } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('a content that waits for the others names them and leads there', async () => {
  const person = await newPerson();
  await enrol(person, 'poupar-eletricidade');
  const { id, path } = await courseOf('poupar-eletricidade');
  const contents = await contentsOf(person, id);
  const final = contents.find(({ type }) => type === 'final');
  const missing = contents.filter(({ type, is_mandatory }) => type !== 'final' && is_mandatory);
  const page = await openPage(`${path}/learn?content=${final?.id}`, { as: person });

  const door = await page.findSaying('region', words('learn.closed_rest'));
  for (const { title } of missing) {
    expect([...door.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain(title);
  }
  await page.user.click(await page.findSaying('link', words('learn.to_missing')));
  await page.findSaying('heading', missing[0]?.title ?? '');
});

test('the last content of a concluded course leads to its certificate', async () => {
  const person = await newPerson();
  await enrol(person, 'higiene-das-maos');
  const { id, path } = await courseOf('higiene-das-maos');
  const [enrollment] = (await person.list<{ id: number }>('POST /enrollments', { course_id: id })).results;
  for (const { id: content_id } of await contentsOf(person, id)) {
    await person.send('PUT /contents/progress', { content_id, enrollment_id: enrollment?.id, opened: true });
  }
  const page = await openPage(`${path}/learn`, { as: person });
  const link = await page.findSaying('link', words('learn.see_certificate'));
  expect(link.getAttribute('href')).toBe('/profile/my-certificates');
});

test('a text that counts in a moment says so, and is done by itself, also after the page was turned', async () => {
  const { page, contents } = await openFirst('higiene-das-maos', (network) => {
    let isEarly = true;
    network.answer('/contents/progress', async (request, goOn) => {
      const { data } = (await request.clone().json()) as { data: { content_id: number }[] };
      if (!isEarly) return goOn();
      isEarly = false;
      const soon = { status: 'started', done_in_seconds: 2, progress_rate: 0, is_concluded: false };
      return Response.json({ status: 'success', data: [{ ...soon, content_id: data[0]?.content_id }] });
    });
  });
  const [first, second] = contents;
  await page.findSaying('status', words('learn.done_soon', { seconds: 2 }));
  expect(page.screen.queryByText(words('learn.done'))).toBeNull();
  await page.user.click(
    page.screen.getAllByRole('link', { name: new RegExp(second?.title ?? '') })[0] ?? page.screen.getByRole('main'),
  );
  await page.findSaying('heading', second?.title ?? '');
  expect(page.screen.queryByText(words('learn.done_soon', { seconds: 2 }))).toBeNull();
  await vi.waitFor(
    () => {
      const line = page.screen.getAllByRole('link', { name: new RegExp(first?.title ?? '') })[0];
      expect(line?.textContent).toContain(words('learn.mark_done'));
    },
    { timeout: 8_000 },
  );
});

test('a course that demands a least time says when it concludes', async () => {
  const { page } = await openFirst('higiene-das-maos', (network) => {
    network.answer('/enrollments', async (_request, goOn) => {
      const { results, ...rest } = (await (await goOn()).json()) as { results: object[] };
      const waits = { concluded_at: null, concludes_at: '2027-01-15T16:30:00Z' };
      return Response.json({ ...rest, results: results.map((each) => ({ ...each, ...waits })) });
    });
  });
  const alert = await page.findSaying('status', words('learn.concludes_later'));
  expect(alert.textContent).toContain('15 de janeiro');
});

type Prepare = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['prepare']>;

async function openFirst(course: string, prepare: Prepare) {
  const person = await newPerson();
  await enrol(person, course);
  const { id, path } = await courseOf(course);
  const contents = await contentsOf(person, id);
  const page = await openPage(`${path}/learn?content=${contents[0]?.id}`, { as: person, prepare });
  return { page, contents };
}

test('a video resumes though its metadata came before the page showed it', async () => {
  const person = await newPerson();
  await enrol(person, 'poupar-eletricidade');
  const { id, path } = await courseOf('poupar-eletricidade');
  const video = (await contentsOf(person, id)).find(({ type }) => type === 'video');
  const [enrollment] = (await person.list<{ id: number }>('POST /enrollments', { course_id: id })).results;
  const place = { content_id: video?.id, enrollment_id: enrollment?.id };
  await person.send('PUT /contents/progress', { ...place, position_seconds: 21, watched: [[0, 21]] });
  const last = (await contentsOf(person, id)).at(-1);
  const page = await openPage(`${path}/learn?content=${last?.id}`, { as: person });
  vi.spyOn(window.HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  const seek = vi.spyOn(window.HTMLMediaElement.prototype, 'currentTime', 'set');
  await page.user.click((await page.screen.findAllByRole('link', { name: new RegExp(video?.title ?? '') }))[0]);
  await page.findSaying('heading', video?.title ?? '');
  await vi.waitFor(() => expect(seek).toHaveBeenCalledWith(21));
});

test('a video that its network has stopped goes on there by itself', async () => {
  const { page, player } = await openVideo();
  const load = vi.spyOn(player, 'load').mockReturnValue();
  const play = vi.spyOn(player, 'play').mockResolvedValue();
  Object.defineProperty(player, 'paused', { value: false, configurable: true });
  player.dispatchEvent(new window.Event('play'));
  Object.defineProperty(player, 'paused', { value: true });
  Object.defineProperty(player, 'error', { value: { code: 2 }, configurable: true });
  player.dispatchEvent(new window.Event('pause'));
  player.currentTime = 17;
  player.dispatchEvent(new window.Event('error'));
  await page.findText(words('learn.video_away'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 5_000 });

  // The first attempt fails by another code.
  Object.defineProperty(player, 'error', { value: { code: 4 }, configurable: true });
  player.currentTime = 0;
  player.dispatchEvent(new window.Event('error'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  player.dispatchEvent(new window.Event('loadedmetadata'));
  expect(player.currentTime).toBe(17);
  expect(play).toHaveBeenCalledOnce();
});

test('a video that does not load though its server answers is broken, and may be tried again', async () => {
  const { page, player } = await openVideo();
  const load = vi.spyOn(player, 'load').mockReturnValue();
  Object.defineProperty(player, 'error', { value: { code: 4 }, configurable: true });
  for (const times of [1, 2, 3]) {
    player.dispatchEvent(new window.Event('error'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times), { timeout: 5_000 });
  }
  player.dispatchEvent(new window.Event('error'));
  await page.findText(words('learn.video_broken'));
  await page.user.click(await page.findSaying('button', words('learn.retry')));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), { timeout: 5_000 });
  await page.findText(words('learn.video_away'));
});

test('a video says its size before it plays, and the next one plays as fast as the last', async () => {
  const { page, player } = await openVideo();
  await page.findText(/\d+ min, [\d,]+ (k|M)B/);
  await page.user.selectOptions(await page.find('combobox', { name: words('learn.speed') }), '1.5');
  await vi.waitFor(() => expect(player.playbackRate).toBe(1.5));
  player.dispatchEvent(new window.Event('ratechange'));
  await vi.waitFor(() => expect(localStorage.getItem('playback_speed')).toBe('1.5'));
});

async function openVideo() {
  const person = await newPerson();
  await enrol(person, 'poupar-eletricidade');
  const { id, path } = await courseOf('poupar-eletricidade');
  const video = (await contentsOf(person, id)).find(({ type }) => type === 'video');
  const page = await openPage(`${path}/learn?content=${video?.id}`, { as: person });
  const player = await vi.waitFor(() => {
    const match = document.querySelector('video');
    if (!match) throw new Error('The player is not there yet.');
    return match;
  });
  return { page, player };
}

async function contentsOf(person: SignedIn, course_id: number): Promise<Module['contents']> {
  const { results } = await person.list<Module>('POST /modules', { course_id });
  return results.flatMap(({ contents }) => contents);
}

test('an activity in a window of its own that the browser blocks has a link, and its result arrives', async () => {
  const person = await newPerson();
  await enrol(person, 'extintores');
  const { id, path } = await courseOf('extintores');
  const activity = (await contentsOf(person, id)).find(({ type }) => type === 'scorm');
  const page = await openPage(`${path}/learn?content=${activity?.id}`, { as: person, timesFaster: 4 });
  vi.spyOn(window, 'open').mockReturnValue(null);
  await page.user.click(await page.findSaying('button', words('learn.own_window')));
  await page.findSaying('status', words('learn.away_blocked'));
  const link = await page.findSaying('link', words('learn.away_link'));
  const [, token = ''] = (link.getAttribute('href') ?? '').split('#');
  link.addEventListener('click', (event) => event.preventDefault());
  await page.user.click(link);
  await page.findSaying('status', words('learn.away'));

  const cmi = { core: { lesson_status: 'failed', score: { raw: '30' } } };
  await person.sendBody('POST /scorm-commits', { launch_token: token, revision: 1, cmi, ended: true });
  const result = { status: words('learn.sco_failed'), score: '30' };
  await page.findSaying('status', words('learn.activity_ended_score', result));
});
