import { connect } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { fileAddress } from '../content-addresses.ts';
import { launchSco } from '../launch-sco.ts';
import { openContent } from '../open-content.ts';
import { makeContent, makePackage } from '../make.ts';
import { startContentServer } from './start.ts';

const page = '<!doctype html><p>Olá</p>';

describe('the content origin', () => {
  test('lets only the front office embed a package, with its declared type', async ({ ctx }) => {
    const { base } = await launched(ctx);
    const answer = await fetch(`${base}/INDEX.html?x=1`);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('serves a player that runs only its own scripts', async ({ ctx }) => {
    const { base } = await launched(ctx);
    const inFrame = await playerPage(`${base}/__player__/index.html`);
    expect(inFrame.policy).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
    expect(inFrame.html).toContain('data-app="http://localhost:3000"');
    const inWindow = await playerPage(`${base}/__player__/window.html?lang=en-GB`);
    expect(inWindow.policy).toMatch(/frame-ancestors 'none'$/);
    expect(inWindow.html).toContain('<html lang="en-GB">');
    expect(inWindow.html).toContain('>End</button>');
    for (const [, name = ''] of (inFrame.html + inWindow.html).matchAll(/(?:href|src)="([\w.-]+)"/g)) {
      expect((await fetch(`${base}/__player__/${name}`)).status).toBe(200);
    }
    const scripts = new Set(['player.ts', 'window.ts']);
    for (const script of scripts) {
      const loaded = await fetch(new URL(script, `${base}/__player__/`));
      expect([script, loaded.status]).toEqual([script, 200]);
      if (script.endsWith('.js')) continue;
      const text = await loaded.text();
      expect(text).not.toMatch(/import type|interface Window|: Promise</);
      for (const [, name = ''] of text.matchAll(/(?:from |import\()'([^']+)'/g)) scripts.add(name);
    }
    for (const name of ['learning-values.ts', 'scorm-again-12.js', 'scorm-again-2004.js', 'sequencing-rollup.ts']) {
      expect(scripts).toContain(`./${name}`);
    }
  });

  test('starts a session and accepts the last commit of a page', async ({ ctx }) => {
    const { base, launch_token, enrollment_id } = await launched(ctx);
    const session = await (await post(`${base}/__player__/session`, { launch_token })).json();
    expect(session).toMatchObject({ is_kept: true, cmi: { core: { entry: 'ab-initio' } } });
    const commit = {
      launch_token,
      revision: session.revision + 1,
      cmi: { core: { lesson_status: 'completed' } },
      ended: true,
    };
    expect(await (await post(`${base}/__player__/commit`, commit)).json()).toMatchObject({ status: 'done' });
    const row = await ctx.db.selectFrom('enrollments').selectAll().where('id', '=', enrollment_id).executeTakeFirst();
    expect(row?.progress_rate).toBe(100);
  });

  test('refuses an invalid session, an invalid commit, and too many bytes', async ({ ctx }) => {
    const { base, launch_token } = await launched(ctx);
    const strange = await post(`${base}/__player__/session`, { launch_token: 'x.y' });
    expect([strange.status, (await strange.json()).code]).toEqual([403, 'scorm_launch_expired']);
    const odd = await post(`${base}/__player__/commit`, { launch_token, revision: 1, cmi: { core: { raw: 1 } } });
    expect([odd.status, (await odd.json()).code]).toEqual([400, 'invalid_input']);
    const much = await post(`${base}/__player__/commit`, { launch_token, cmi: 'x'.repeat(400_000) });
    expect(much.status).toBe(413);
    const body = '['.repeat(30_000) + ']'.repeat(30_000);
    const deep = await fetch(`${base}/__player__/commit`, { method: 'POST', body });
    expect(deep.status).toBe(413);
    expect((await post(`${base}/__player__/other`, {})).status).toBe(404);
  });
});

describe('the files of the content origin', () => {
  test('serves ranges of a file to the front office alone', async ({ ctx }) => {
    const file = await aFile(ctx);
    const url = fileAddress(await served(ctx), { ...file, holder: { enrollment_id: null, user_id: null } });
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${bytes.length}`,
    ]);
    expect(part.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    const whole = await fetch(url);
    expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(whole.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Guia.pdf");
    expect((await whole.arrayBuffer()).byteLength).toBe(bytes.length);
    expect((await fetch(url, { headers: { range: 'bytes=999-' } })).status).toBe(416);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(404);
  });

  test('serves files of unknown types as downloads with a neutral type', async ({ ctx }) => {
    const { base } = await launched(ctx, { 'model.glb': 'glTF', LICENSE: '<script>alert(1)</script>' });
    for (const name of ['model.glb', 'LICENSE']) {
      const { status, headers } = await fetch(`${base}/${name}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
      expect(headers.get('content-disposition')).toBe('attachment');
    }
  });

  test('compresses texts', async ({ ctx }) => {
    const { base } = await launched(ctx, { 'long.js': `// ${'x'.repeat(5_000)}` });
    const answer = await fetch(`${base}/long.js`);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.text()).length).toBe(5_003);
  });
});

describe('a window of the content origin', () => {
  test('keeps every window with foreign content apart from other origins', async ({ ctx }) => {
    const { base, window_url } = await launched(ctx, { 'guide.pdf': '%PDF' });
    const file = fileAddress(await served(ctx), {
      ...(await aFile(ctx)),
      holder: { enrollment_id: null, user_id: null },
    });
    for (const url of [window_url, `${base}/index.html`, `${base}/guide.pdf`, `${base}/none.html`, file]) {
      const { headers } = await fetch(url);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()');
    }
  });

  test('serves a PDF as a download only to the sandboxed frame of the front office', async ({ ctx }) => {
    const { base, window_url } = await launched(ctx, { 'guide.pdf': '%PDF' });
    const [window = ''] = window_url.split('/__player__/');
    const dispositions = ['document', 'iframe', 'frame', 'empty'].map(async (destination) => {
      const headers = { 'sec-fetch-dest': destination };
      const answers = await Promise.all([base, window].map((at) => fetch(`${at}/guide.pdf`, { headers })));
      for (const answer of answers) expect(answer.headers.get('vary')).toBe('sec-fetch-dest');
      return answers.map((answer) => answer.headers.get('content-disposition'));
    });
    expect(await Promise.all(dispositions)).toEqual([
      [null, null],
      ['attachment', null],
      ['attachment', null],
      [null, null],
    ]);
  });
});

describe('the content origin without access', () => {
  test('refuses expired, foreign and invented addresses', async ({ ctx }) => {
    const { base, origin } = await launched(ctx);
    const [, token = ''] = /\/scorm\/([^/]+)/.exec(base) ?? [];
    expect((await fetch(`${origin}/scorm/${token.slice(0, -2)}xx/index.html`)).status).toBe(403);
    expect((await fetch(`${origin}/file/${token}/index.html`)).status).toBe(403);
    expect((await fetch(`${base}/none.html`)).status).toBe(404);
    expect((await fetch(`${base}/%2e%2e/%2e%2e/etc/passwd`)).status).toBe(404);
    expect((await fetch(`${base}/__player__/start.ts`)).status).toBe(404);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${base}/%`)).status).toBe(404);
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect((await fetch(`${base}/__player__/${name}`)).status).toBe(404);
    expect(await sent(origin, 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /);
    const late = await launched({ ...ctx, now: () => new Date(testNow.getTime() + 9 * 3_600_000) });
    const answer = await fetch(`${late.origin}/scorm/${token}/index.html`, { headers: { 'accept-language': 'en' } });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'This link has expired. Go back to the course and open the content again.',
    ]);
  });

  test('refuses service workers', async ({ ctx }) => {
    const { base } = await launched(ctx, { 'sw.js': 'onfetch = () => {}' });
    const requested = await fetch(`${base}/sw.js`, { headers: { 'service-worker': 'script' } });
    expect(requested.status).toBe(403);
    const plain = await fetch(`${base}/sw.js`);
    expect([plain.status, plain.headers.get('service-worker-allowed')]).toEqual([200, null]);
  });

  test('clears cookies that are too long', async ({ ctx }) => {
    const { base, origin } = await launched(ctx);
    const cookie = Array.from({ length: 10 }, (_, at) => `c${at}=${'x'.repeat(4_000)}`).join('; ');
    const refused = await sent(
      origin,
      `GET ${new URL(base).pathname}/index.html HTTP/1.1\r\ncookie: ${cookie}\r\n\r\n`,
    );
    expect(refused).toMatch(/^HTTP\/1\.1 431 [^]*\r\nclear-site-data: "cookies"\r\n/);
  });

  test('refuses the addresses of a learner soon after the end of the enrollment', async ({ ctx }) => {
    const { addresses, later, launch_token, enrollment_id, base } = await opened(ctx);
    expect(await statuses(addresses)).toEqual([200, 200]);
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).where('id', '=', enrollment_id).execute();
    // The result is cached: one query serves many files.
    later(4_000);
    expect(await statuses(addresses)).toEqual([200, 200]);
    later(2_000);
    expect(await statuses(addresses)).toEqual([403, 403]);
    const started = await post(`${base}/__player__/session`, { launch_token });
    expect([started.status, (await started.json()).code]).toEqual([403, 'scorm_launch_expired']);
    const commit = await post(`${base}/__player__/commit`, { launch_token, revision: 1, cmi: {}, ended: true });
    expect([commit.status, (await commit.json()).code]).toEqual([403, 'scorm_launch_expired']);
  });

  test('refuses the addresses of a closed account', async ({ ctx }) => {
    const { addresses, later, launch_token, user, base } = await opened(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: testNow }).where('id', '=', user.id).execute();
    later(6_000);
    expect(await statuses(addresses)).toEqual([403, 403]);
    expect((await post(`${base}/__player__/session`, { launch_token })).status).toBe(403);
    const commit = { launch_token, revision: 1, cmi: {}, ended: true };
    expect((await post(`${base}/__player__/commit`, commit)).status).toBe(403);
  });

  test('refuses the addresses of an editor with a closed account', async ({ ctx }) => {
    const clock = moving(ctx);
    const world = await served(clock.ctx);
    const editor = await makeUser(ctx, { roles: ['administrator'] });
    const { id } = await aFile(world);
    const url = fileAddress(world, { id, name: 'Guia.pdf', holder: { enrollment_id: null, user_id: editor.id } });
    expect(await statuses([url])).toEqual([200]);
    await ctx.db.updateTable('users').set({ deleted_at: testNow }).where('id', '=', editor.id).execute();
    clock.later(6_000);
    expect(await statuses([url])).toEqual([403]);
  });
});

const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF');

function aFile(ctx: Ctx) {
  return saveFile(asSystem(ctx), { category: 'course-content', name: 'Guia.pdf', bytes, allowed: ['pdf'] });
}

/** The same world with a clock that the test can advance. */
function moving(ctx: Ctx) {
  let now = testNow.getTime();
  return { ctx: { ...ctx, now: () => new Date(now) }, later: (ms: number) => void (now += ms) };
}

/** The addresses of a learner who has opened a file and a package. */
async function opened(ctx: Ctx) {
  const clock = moving(ctx);
  const { me, world, base, course_id, ...held } = await launched(clock.ctx);
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'file', file_id: (await aFile(ctx)).id });
  const { file } = await openContent({ ...me, config: world.config }, { content_id });
  return { ...held, base, later: clock.later, addresses: [`${base}/index.html`, file?.url ?? ''] };
}

function statuses(addresses: string[]): Promise<number[]> {
  return Promise.all(addresses.map(async (address) => (await fetch(address)).status));
}

function sent(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(origin).port), 'localhost', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

async function served(ctx: Ctx): Promise<Ctx> {
  const server = await startContentServer({ ...ctx, config: { ...ctx.config, contentPort: 0 } });
  onTestFinished(() => server.close());
  return { ...ctx, config: { ...ctx.config, contentOrigin: `http://localhost:${server.port}` } };
}

async function launched(input: Ctx, files: Record<string, string> = {}) {
  const ctx = await served(input);
  const user = await makeUser(ctx);
  const { course_id, id: enrollment_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const { id: scorm_package_id } = await makePackage(ctx, [{ identifier: 'one' }], { 'index.html': page, ...files });
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  const me = await signInAs(ctx, user);
  const { player_url, window_url, launch_token } = await launchSco(me, { content_id });
  const [base = ''] = player_url.split('/__player__/');
  return {
    base,
    window_url,
    origin: ctx.config.contentOrigin,
    launch_token,
    enrollment_id,
    course_id,
    user,
    me,
    world: ctx,
  };
}

async function playerPage(url: string): Promise<{ policy: string; html: string }> {
  const answer = await fetch(url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  return { policy, html: await answer.text() };
}
const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });
