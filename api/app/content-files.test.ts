import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { ContentFile } from '#contract/learning/learning/content-files.ts';
import type { ContentFileKind } from '#contract/learning/learning/values.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { readFile } from '#api/platform/files/index.ts';
import { jpgBytes, pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { committingTest, makeCtx, test } from '#api/shared/testing/database.ts';
import { jobs } from './jobs.ts';
import { reactNow } from './react-now.ts';
import { rawRoutes, routes } from './routes.ts';

const Answer = z.object({
  data: z.array(z.unknown()).optional(),
  errors: z.array(z.object({ code: z.string(), field: z.string().optional(), message: z.string() })).optional(),
});
const captions = 'WEBVTT\n\n00:00.500 --> 00:02.000\nBom dia.\n';
const film = readFileSync('seed/media/ler-a-conta.mp4');
const page = '<!doctype html><script>alert(1)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Upload = { kind: string; name: string; body: BodyInit; headers?: Record<string, string> };

async function send(by: Ctx, { kind, name, body, headers = {} }: Upload) {
  const { db, config, files, now, actor } = by;
  const answer = answerApi({ routes, rawRoutes, world: { db, config, files, now }, identify: async () => actor });
  const url = new URL('http://localhost/api/content-files/create');
  url.search = String(new URLSearchParams({ kind, name }));
  const bearer = actor.kind === 'guest' ? {} : { authorization: 'Bearer x' };
  const all = { 'content-type': 'application/octet-stream', 'accept-language': 'en-GB', ...bearer, ...headers };
  const init = { method: 'POST', headers: all, body, duplex: 'half' } as RequestInit;
  const response = await answer(new Request(url, init));
  return { status: response.status, ...Answer.parse(await response.json()) };
}

async function stored(by: Ctx, sent: Upload): Promise<ContentFile> {
  return ContentFile.parse((await send(by, sent)).data?.[0]);
}

const rowsOf = (ctx: Ctx) => ctx.db.selectFrom('files').select('id').where('category', '=', 'course-content').execute();

async function keysIn(ctx: Ctx): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of ctx.files.keysBelow('course-content')) keys.push(key);
  return keys;
}

describe('a file for a content', () => {
  test.for([
    ['document', 'Guia do formando.html', pdfBytes(), 'Guia do formando.pdf', null],
    ['picture', 'planta', pngBytes(), 'planta.png', null],
    ['picture', 'foto.png', jpgBytes(), 'foto.jpg', null],
    ['captions', 'pasta\\aula 1.vtt', Buffer.from(captions), 'aula 1.vtt', null],
    ['video', 'Aula 1.mp4', film, 'Aula 1.mp4', expect.any(Number)],
  ] as const)('is stored as %s by its bytes: %s', async ([kind, name, bytes, shown, duration_seconds], { ctx }) => {
    const by = await asA(ctx, 'administrator');
    const file = await stored(by, { kind, name, body: new Uint8Array(bytes) });
    expect(file).toMatchObject({ kind, name: shown, byte_size: bytes.length, duration_seconds });
    const { owner_user_id, storage_key } = await readFile(ctx, file.id);
    expect(owner_user_id).toBeNull();
    expect(Buffer.from(await ctx.files.read(storage_key)).equals(Buffer.from(bytes))).toBe(true);
  });

  test.for([
    ['document', 'guia.pdf', page, 415, 'file_type_not_allowed'],
    ['document', 'guia.pdf', '%PDF-1.4\n<script>alert(1)</script>', 415, 'file_type_not_allowed'],
    ['document', 'guia.pdf', pdfBytes({ extra: '/OpenAction<</S/JavaScript/JS(x)>>' }), 415, 'file_has_scripts'],
    ['document', 'guia.pdf', '', 415, 'file_type_not_allowed'],
    ['picture', 'planta.svg', drawing, 415, 'file_type_not_allowed'],
    ['picture', 'planta.png', drawing, 415, 'file_type_not_allowed'],
    ['picture', 'guia.pdf', pdfBytes(), 415, 'file_type_not_allowed'],
    ['video', 'aula.mp4', page, 415, 'file_type_not_allowed'],
    ['video', 'aula.mp4', film.subarray(0, film.length - 1_000), 415, 'video_damaged'],
    ['captions', 'aula.vtt', page, 415, 'captions_without_header'],
    ['captions', 'aula.vtt', 'WEBVTT\n\n00:02.000 --> 00:01.000\nOlá\n', 415, 'captions_end_too_early'],
    ['program', 'a.exe', 'MZ', 400, 'invalid_input'],
  ] as const)('is refused as %s, and leaves nothing behind: %s', async ([kind, name, bytes, status, code], { ctx }) => {
    const by = await asA(ctx, 'administrator');
    const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
    expect(await send(by, { kind, name, body })).toMatchObject({ status, errors: [{ code }] });
    expect(await rowsOf(ctx)).toEqual([]);
    expect(await keysIn(ctx)).toEqual([]);
  });

  test('that is too large is refused with the limit, announced or not', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const refused = { status: 413, errors: [{ code: 'content_file_too_large', field: 'file' }] };
    const announced = { kind: 'video', name: 'a.mp4', body: 'x', headers: { 'content-length': '500000001' } };
    const answer = await send(by, announced);
    expect(answer).toMatchObject(refused);
    expect(answer.errors?.[0]?.message).toContain('500 MB');
    const chunk = new Uint8Array(64 * 1024);
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        pulls += 1;
        stream.enqueue(chunk);
      },
    });
    expect(await send(by, { kind: 'captions', name: 'a.vtt', body })).toMatchObject(refused);
    expect(pulls).toBeLessThan(40);
    expect(await keysIn(ctx)).toEqual([]);
  });

  test('names the line of captions that is wrong', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const { errors } = await send(by, { kind: 'captions', name: 'a.vtt', body: `${captions}\nlinha solta\n` });
    expect(errors?.[0]?.message).toContain('Line 6 of the captions');
  });

  test('is sent by editors alone', async ({ ctx }) => {
    const sent = { kind: 'document', name: 'a.pdf', body: new Uint8Array(pdfBytes()) };
    expect(await send(await asA(ctx, 'student'), sent)).toMatchObject({ status: 403 });
    expect(await send(ctx, sent)).toMatchObject({ status: 401 });
    expect(await rowsOf(ctx)).toEqual([]);
  });

  committingTest('is stored once for a key, and not for the same key with another name', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: mkdtempSync(join(tmpdir(), 'mestria-content-files-')) });
    const by = await asA(ctx, 'administrator');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const sent = { kind: 'picture', name: 'a.png', body: new Uint8Array(pngBytes()), headers };
    const first = await stored(by, sent);
    expect(await stored(by, sent)).toEqual(first);
    expect(await send(by, { ...sent, name: 'b.png' })).toMatchObject({ status: 409 });
    expect(await rowsOf(ctx)).toHaveLength(1);
  });
});

describe('a file that no content', () => {
  test('has taken goes after a day; of a deleted content it stays', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const upload = (kind: ContentFileKind, body: BodyInit) => stored(by, { kind, name: 'a', body });
    const lone = await upload('picture', new Uint8Array(pngBytes()));
    const { id: file_id } = await upload('video', new Uint8Array(film));
    const { id: captions_file_id } = await upload('captions', captions);
    const { id: courseId } = await makeCourse(ctx);
    const video = { type: 'video', file_id, captions_file_id, duration_seconds: 60 } as const;
    const { id } = await makeContent(ctx, courseId, video);
    await ctx.db.updateTable('contents').set({ deleted_at: ctx.now() }).where('id', '=', id).execute();
    const purge = async (hours: number) => {
      const late = new Date(ctx.now().getTime() + hours * 3_600_000);
      const operator = asSystem({ ...ctx, now: () => late });
      await jobs.find(({ name }) => name === 'forget-unused-content-files')?.run(operator);
      await reactNow(operator, ['file_dropped']);
    };
    await purge(23);
    expect(await keysIn(ctx)).toHaveLength(3);
    await purge(25);
    await expect(readFile(ctx, lone.id)).rejects.toThrow('not_found');
    expect(await keysIn(ctx)).toHaveLength(2);
    await readFile(ctx, file_id);
    await readFile(ctx, captions_file_id);
  });
});
