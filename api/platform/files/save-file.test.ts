import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import type { FileType } from '#contract/platform/files/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostileUploads } from '#fixtures/hostile-uploads.ts';
import { answerFile } from './answer-file.ts';
import { saveFile } from './save-file.ts';
import { jpgBytes, pdfBytes, pngBytes } from './make.ts';
import { readFile } from './read-file.ts';

const forProofs: readonly FileType[] = ['pdf', 'jpg', 'png'];

function store(ctx: Ctx, name: string, bytes: Uint8Array) {
  return saveFile(ctx, { category: 'payment_proof', name, bytes, allowed: forProofs });
}

describe('a file', () => {
  test('is stored under the type of its bytes, with its owner and its hash', async ({ ctx }) => {
    const bytes = pdfBytes();
    const stored = await store(withClaims(ctx), 'C:\\talões\\Talão.jpg', bytes);
    expect(stored).toMatchObject({ name: 'Talão.pdf', mime: 'application/pdf', owner_user_id: 1 });
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(stored.storage_key).toMatch(/^payment_proof\/2026-11\/[0-9a-f-]{36}\.pdf$/);
    expect(Buffer.from((await readFile(ctx, stored.id)).bytes)).toEqual(Buffer.from(bytes));
  });

  test('may be a photograph', async ({ ctx }) => {
    expect(await store(ctx, 'a.png', pngBytes())).toMatchObject({ mime: 'image/png', owner_user_id: null });
    expect(await store(ctx, 'b', jpgBytes())).toMatchObject({ name: 'b.jpg', mime: 'image/jpeg' });
  });

  test('may be the captions of a video', async ({ ctx }) => {
    const bytes = Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\nBom dia.\n');
    const captions = { category: 'class-content', name: 'a.vtt', bytes, allowed: ['vtt'] } as const;
    expect(await saveFile(ctx, captions)).toMatchObject({ name: 'a.vtt', mime: 'text/vtt' });
    await expect(saveFile(ctx, { ...captions, bytes: Buffer.from('<html>') })).rejects.toThrow('file_type_not_allowed');
  });

  test('is refused when it is too large, before it is inspected', async ({ ctx }) => {
    await expect(store(ctx, 'a.pdf', new Uint8Array(10_000_001))).rejects.toThrow('too_large');
  });

  test('is refused when its bytes are of another type', async ({ ctx }) => {
    await expect(store(ctx, 'a.pdf', Buffer.from('%PDF-1.4\n<script>alert(1)</script>'))).rejects.toThrow(
      'file_type_not_allowed',
    );
    await expect(store(ctx, 'a.png', pngBytes().subarray(0, 40))).rejects.toThrow('file_type_not_allowed');
    await expect(store(ctx, 'a.pdf', new Uint8Array(0))).rejects.toMatchObject({ data: { types: 'PDF, JPG, PNG' } });
  });

  test('is not found under an unknown id', async ({ ctx }) => {
    await expect(readFile(ctx, 999)).rejects.toThrow('not_found');
  });

  test('is answered only as a download that no browser runs', async ({ ctx }) => {
    const stored = await store(ctx, 'Talão "2".pdf', pdfBytes());
    const response = answerFile(ctx, stored);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Talao -2-.pdf"; filename*=UTF-8''Tal%C3%A3o%20-2-.pdf`,
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect((await response.bytes()).byteLength).toBe(stored.byte_size);
  });
});

describe('a PDF', () => {
  test('may say which page to show first', async ({ ctx }) => {
    expect(await store(ctx, 'a.pdf', pdfBytes({ extra: '/OpenAction[3 0 R/Fit]' }))).toBeDefined();
  });

  test('that runs something is refused, however its name is spelt', async ({ ctx }) => {
    for (const extra of [
      '/OpenAction<</S/JavaScript/JS(x)>>',
      '/AA<</O<</S/J#61vaScript>>>>',
      '/A<</S /Launch/F(c)>>',
    ]) {
      await expect(store(ctx, 'a.pdf', pdfBytes({ extra }))).rejects.toThrow('file_has_scripts');
    }
  });

  test('that hides an action in an object stream is refused too', async ({ ctx }) => {
    const hidden = deflateSync(Buffer.from('5 0 <</S/JavaScript/JS(x)>>')).toString('latin1');
    const head = `>>endobj\n4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${hidden.length}>>stream\n`;
    const bytes = pdfBytes({ extra: `${head}${hidden}\nendstream endobj\n6 0 obj<<` });
    await expect(store(ctx, 'a.pdf', bytes)).rejects.toThrow('file_has_scripts');
  });

  test('is not refused for bytes of its pictures that look like an action', async ({ ctx }) => {
    const extra = '>>endobj\n4 0 obj<</Length 14>>stream\n/JavaScript /JS\nendstream endobj\n6 0 obj<<';
    expect(await store(ctx, 'a.pdf', pdfBytes({ extra }))).toBeDefined();
  });
});

describe('a hostile upload', () => {
  test.for(Object.entries(hostileUploads))('named %s is refused', async ([name, make], { ctx }) => {
    const refusals = /^(file_type_not_allowed|file_has_scripts|picture_too_large)$/;
    await expect(store(ctx, name, make())).rejects.toThrow(refusals);
    expect(await ctx.db.selectFrom('files').select('id').execute()).toEqual([]);
  });
});
