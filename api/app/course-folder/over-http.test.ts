import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { CheckedFolder } from '#contract/learning/learning/course-folder.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostilePackages } from '#fixtures/hostile-packages.ts';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { rawRoutes, routes } from '../routes.ts';

const course = { key: 'contas-da-casa', title: { pt: 'Contas da casa' }, type: 'online' };
const small: Record<string, string> = {
  'course.json': JSON.stringify(course),
  'modules/01-antes/module.json': '{ "title": { "pt": "Antes" } }',
  'modules/01-antes/01-olhar.pt.md': '# Olhar\n\nPare e olhe.\n',
  'modules/01-antes/02-ligar.json': '{ "type": "url", "title": { "pt": "Ligar" }, "url": "https://example.org/1" }',
};

describe('the folder of a course, sent as a zip', () => {
  test('is checked without being stored, imported, and the same again changes nothing', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const checked = await checkedBy(by, zipOf(small));
    expect(checked).toMatchObject({
      problems: [],
      preview: { key: course.key, course_id: null, removed: [], is_published: true },
    });
    expect(checked.preview?.modules).toMatchObject([
      {
        is_new: true,
        contents: [
          { type: 'text', change: 'new' },
          { type: 'url', change: 'new' },
        ],
      },
    ]);
    expect(await coursesIn(ctx)).toBe(0);
    const first = await importedBy(by, zipOf(small));
    expect(first).toMatchObject({ is_new: true, modules: 1, contents: 2, removed: 0 });
    expect(await importedBy(by, zipOf(small))).toEqual({ ...first, is_new: false });
    expect(await coursesIn(ctx)).toBe(1);
  });

  test('says what a change would replace and remove, and does just that', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const { id } = await importedBy(by, zipOf(small));
    const { 'modules/01-antes/01-olhar.pt.md': _, ...rest } = small;
    const changed = { ...rest, 'modules/01-antes/02-ligar.json': '{ "type": "final", "title": { "pt": "Fim" } }' };
    expect((await checkedBy(by, zipOf(changed))).preview).toMatchObject({
      course_id: id,
      modules: [{ is_new: false, contents: [{ type: 'final', change: 'replaced' }] }],
      removed: [{ title: { pt: 'Olhar' }, type: 'text' }],
      is_published: null,
    });
    const draft = { ...changed, 'course.json': JSON.stringify({ ...course, is_published: false }) };
    expect((await checkedBy(by, zipOf(draft))).preview).toMatchObject({ is_published: false });
    expect(await importedBy(by, zipOf(changed))).toMatchObject({ id, is_new: false, contents: 1 });
  });

  test('stores a medium once, and gives it back in the folder', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const withMedium = {
      ...small,
      'modules/01-antes/03-video.json':
        '{ "type": "video", "title": { "pt": "V" }, "file": "v.webm", "duration_seconds": 9 }',
      'modules/01-antes/v.webm': webm,
    };
    const { id } = await importedBy(by, zipOf(withMedium));
    await importedBy(by, zipOf(withMedium));
    const files = await ctx.db.selectFrom('files').select(['category', 'owner_user_id']).execute();
    expect(files).toEqual([{ category: 'course-content', owner_user_id: null }]);
    const answer = await send(by, `/courses/${id}/folder`);
    expect(answer.headers.get('content-disposition')).toContain('contas-da-casa.zip');
    expect(await importedBy(by, new Uint8Array(await answer.arrayBuffer()))).toMatchObject({ id, contents: 3 });
  });

  test.for([
    ['pt-PT', /Não há nenhuma área “x”/],
    ['en-GB', /no category “x”/],
  ] as const)('names every fault by file and line, in %s, and stores nothing', async ([locale, words], { ctx }) => {
    const by = { ...(await asA(ctx, 'administrator')), locale };
    const faulty = {
      ...small,
      'course.json': '{\n  "key": "a", "title": { "pt": "A" }, "type": "online",\n  "category": "x" }',
    };
    const { problems, preview } = await checkedBy(by, zipOf(faulty));
    expect(problems).toEqual([{ file: 'course.json', line: 3, text: expect.stringMatching(words) }]);
    expect(preview).toBeNull();
    expect(await refusalOf(by, zipOf(faulty))).toBe('course_folder_faulty');
    expect(await coursesIn(ctx)).toBe(0);
  });
});

describe('a folder that cannot be read', () => {
  test('with text that is not UTF-8, or too much of it, is told so', async ({ ctx }) => {
    const by = { ...(await asA(ctx, 'administrator')), locale: 'en-GB' as const };
    const files = {
      ...small,
      'modules/01-antes/01-olhar.pt.md': Buffer.from('Introdução', 'latin1'),
      // Packed small, it would be refused as a bomb.
      'modules/01-antes/04-longo.pt.md': randomBytes(2_500_000).toString('hex'),
    };
    const { problems } = await checkedBy(by, zipOf(files));
    expect(problems.map(({ text }) => text)).toEqual([
      expect.stringContaining('UTF-8'),
      expect.stringContaining('4 MB'),
    ]);
  });

  test.for([
    ['that climbs out of its folder', 'package_unsafe_path'],
    ['with an absolute path', 'package_unsafe_path'],
    ['with a link to a file of the machine', 'package_link'],
    ['with an encrypted file', 'package_encrypted'],
    ['that is cut off', 'package_damaged'],
    ['of a megabyte that unpacks to a gibibyte', 'package_too_large'],
    ['with a name in Latin-1', 'package_name_unreadable'],
  ] as const)('is refused with a sentence: a zip %s', async ([name, code], { ctx }) => {
    const by = await asA(ctx, 'administrator');
    const zip = hostilePackages[name]();
    for (const path of ['/courses/check-folder', '/courses/import-folder'])
      expect(await refusalOf(by, zip, path)).toBe(code);
  });
});

describe('a folder with a survey', () => {
  test('needs the claim for forms', async ({ ctx }) => {
    const by = withoutClaim(await asA(ctx, 'administrator'), 'forms.edit');
    const survey = { title: { pt: 'S' }, is_anonymous: true, fields: [] };
    const field = { key: 'n', kind: 'scale', label: { pt: 'N' }, is_required: true, scale: '1-5' };
    const zip = zipOf({ ...small, 'survey.json': JSON.stringify({ ...survey, fields: [field] }) });
    expect(await refusalOf(by, zip, '/courses/check-folder')).toBe('not_allowed');
    expect(await refusalOf(by, zip)).toBe('not_allowed');
    expect(await importedBy(by, zipOf(small))).toMatchObject({ is_new: true });
  });
});

// The first bytes of a WebM file: EBML with the type of its document.
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000', 'hex');

function zipOf(files: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name: `pasta/${name}`,
    content: Buffer.from(content),
  }));
  return new Uint8Array(zipArchive(entries));
}

function send({ db, config, files, now, actor, locale }: Ctx, path: string, body?: BodyInit): Promise<Response> {
  const answer = answerApi({ routes, rawRoutes, world: { db, config, files, now }, identify: async () => actor });
  const headers = { authorization: 'Bearer x', 'accept-language': locale, 'content-type': 'application/zip' };
  const length = body instanceof Uint8Array ? { 'content-length': String(body.length) } : {};
  const init = body === undefined ? {} : { method: 'POST', body };
  return answer(new Request(`http://localhost/api${path}`, { ...init, headers: { ...headers, ...length } }));
}

async function checkedBy(by: Ctx, zip: BodyInit): Promise<CheckedFolder> {
  return (await (await send(by, '/courses/check-folder', zip)).json()).data[0];
}

const Imported = z.object({ data: z.tuple([z.object({ id: z.int() }).loose()]) });

async function importedBy(by: Ctx, zip: BodyInit) {
  const answer: unknown = await (await send(by, '/courses/import-folder', zip)).json();
  return Imported.parse(answer, { error: () => JSON.stringify(answer) }).data[0];
}

async function refusalOf(by: Ctx, zip: Uint8Array, path = '/courses/import-folder'): Promise<string> {
  const { errors } = await (await send(by, path, new Uint8Array(zip))).json();
  return errors[0].code;
}

async function coursesIn(ctx: Ctx): Promise<number> {
  return (await ctx.db.selectFrom('courses').select('id').execute()).length;
}

function withoutClaim(ctx: Ctx, claim: string): Ctx {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Error('Nobody is signed in.');
  return { ...ctx, actor: { ...actor, claims: actor.claims.filter((each) => each !== claim) } };
}
