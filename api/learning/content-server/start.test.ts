import { describe, expect, onTestFinished } from 'vitest';
import { makeUser, signInAs } from '#api/accounts/make.ts';
import { makeEnrollment } from '#api/enrollments/make.ts';
import { keepFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { test, testNow } from '#api/shared/test-database.ts';
import { fileAddress } from '../content-addresses.ts';
import { launchSco } from '../launch-sco.ts';
import { makeContent, makePackage } from '../make.ts';
import { startContentServer } from './start.ts';

const page = '<!doctype html><p>Olá</p>';

describe('the content origin', () => {
  test('shows a package to the front office, and never sniffs', async ({ ctx }) => {
    const { base } = await launched(ctx);
    const answer = await fetch(`${base}/INDEX.html?x=1`);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('wraps it in a page that runs no script but its own', async ({ ctx }) => {
    const { base } = await launched(ctx);
    const answer = await fetch(`${base}/__player__/index.html`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
    const html = await answer.text();
    expect(html).toContain('data-app="http://localhost:3000"');
    for (const [, name = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect((await fetch(`${base}/__player__/${name}`)).status).toBe(200);
    }
    const script = await (await fetch(`${base}/__player__/player.ts`)).text();
    for (const [, name = ''] of script.matchAll(/from '([^']+)'/g)) {
      expect((await fetch(new URL(name, `${base}/__player__/`))).status).toBe(200);
    }
    expect(script).not.toMatch(/import type|interface Window|: Promise</);
  });

  test('starts a session and takes the last word of a page that is left', async ({ ctx }) => {
    const { base, launch_token, enrollment_id } = await launched(ctx);
    const started = await post(`${base}/__player__/session`, { launch_token });
    expect(await started.json()).toMatchObject({ is_kept: true, cmi: { core: { entry: 'ab-initio' } } });
    const commit = { launch_token, revision: 1, cmi: { core: { lesson_status: 'completed' } }, ended: true };
    expect(await (await post(`${base}/__player__/commit`, commit)).json()).toMatchObject({ status: 'done' });
    const row = await ctx.db.selectFrom('enrollments').selectAll().where('id', '=', enrollment_id).executeTakeFirst();
    expect(row?.progress_rate).toBe(100);
  });

  test('refuses what is no session, no commit, or too much', async ({ ctx }) => {
    const { base, launch_token } = await launched(ctx);
    const strange = await post(`${base}/__player__/session`, { launch_token: 'x.y' });
    expect([strange.status, (await strange.json()).code]).toEqual([403, 'scorm_launch_expired']);
    const odd = await post(`${base}/__player__/commit`, { launch_token, revision: 1, cmi: { core: { raw: 1 } } });
    expect([odd.status, (await odd.json()).code]).toEqual([400, 'invalid_input']);
    const much = await post(`${base}/__player__/commit`, { launch_token, cmi: 'x'.repeat(70_000) });
    expect(much.status).toBe(413);
    expect((await post(`${base}/__player__/other`, {})).status).toBe(404);
  });

  test('gives parts of a file to the front office alone', async ({ ctx }) => {
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF');
    const file = await keepFile(asHouse(ctx), { category: 'class-content', name: 'Guia.pdf', bytes, allowed: ['pdf'] });
    const url = fileAddress(await served(ctx), file);
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

  test('knows neither old, nor foreign, nor invented addresses', async ({ ctx }) => {
    const { base, origin } = await launched(ctx);
    const [, token = ''] = /\/scorm\/([^/]+)/.exec(base) ?? [];
    expect((await fetch(`${origin}/scorm/${token.slice(0, -2)}xx/index.html`)).status).toBe(403);
    expect((await fetch(`${origin}/file/${token}/index.html`)).status).toBe(403);
    expect((await fetch(`${base}/none.html`)).status).toBe(404);
    expect((await fetch(`${base}/%2e%2e/%2e%2e/etc/passwd`)).status).toBe(404);
    expect((await fetch(`${base}/__player__/start.ts`)).status).toBe(404);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${base}/%`)).status).toBe(404);
    const late = await launched({ ...ctx, now: () => new Date(testNow.getTime() + 9 * 3_600_000) });
    const answer = await fetch(`${late.origin}/scorm/${token}/index.html`, { headers: { 'accept-language': 'en' } });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      'This link has expired. Go back to the course and open the content again.',
    ]);
  });

  test('compresses texts on their way', async ({ ctx }) => {
    const { base } = await launched(ctx, { 'long.js': `// ${'x'.repeat(5_000)}` });
    const answer = await fetch(`${base}/long.js`);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.text()).length).toBe(5_003);
  });
});

/** The same world with its content origin open. */
async function served(ctx: Ctx): Promise<Ctx> {
  const server = await startContentServer({ ...ctx, config: { ...ctx.config, contentPort: 0 } });
  onTestFinished(() => server.close());
  return { ...ctx, config: { ...ctx.config, contentOrigin: `http://localhost:${server.port}` } };
}

async function launched(given: Ctx, files: Record<string, string> = {}) {
  const ctx = await served(given);
  const user = await makeUser(ctx);
  const { course_id, id: enrollment_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const { id: scorm_package_id } = await makePackage(ctx, [{ identifier: 'one' }], { 'index.html': page, ...files });
  const { id: content_id } = await makeContent(ctx, course_id, { type: 'scorm', scorm_package_id });
  const { player_url, launch_token } = await launchSco(await signInAs(ctx, user), { content_id });
  const [base = ''] = player_url.split('/__player__/');
  return { base, origin: ctx.config.contentOrigin, launch_token, enrollment_id };
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', body: JSON.stringify(body) });
}
