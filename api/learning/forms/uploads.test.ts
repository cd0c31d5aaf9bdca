import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { answer, makeSent } from './make.ts';
import { purgeUploads } from './purge-uploads.ts';
import { formsRawRoutes } from './raw-routes.ts';

type Input = { field?: string; id?: string; bytes?: Uint8Array };

async function upload(ctx: Ctx, token: string, { field = 'proof', id = randomUUID(), bytes = pdfBytes() }: Input = {}) {
  const body = new FormData();
  body.append('field', field);
  body.append('id', id);
  body.append('file', new File([Buffer.from(bytes)], 'prova.pdf'));
  const request = new Request('http://mestria.test/api/forms/uploads', {
    method: 'POST',
    body,
    headers: { 'x-form-token': token },
  });
  await formsRawRoutes[0]?.handle(ctx, request, {});
  return id;
}

const download = (ctx: Ctx, id: string) =>
  formsRawRoutes[1]?.handle(ctx, new Request('http://mestria.test/api/forms/uploads/x'), { upload_id: id });
const stored = (ctx: Ctx) => ctx.db.selectFrom('form_uploads').select(['id', 'storage_key']).execute();

describe('a file of a form', () => {
  test('belongs to its link until it is submitted, and then to the response', async ({ ctx }) => {
    const { tokens } = await makeSent(ctx, { type: 'evaluation_survey', people: 2 });
    const [own = '', other = ''] = tokens;
    const id = await upload(ctx, own);
    const staff = await asA(ctx, 'administrator');
    await expect(download(staff, id)).rejects.toThrow('not_found');
    await expect(answer(ctx, other, { overall: 5, proof: id })).rejects.toThrow('answer_not_a_file');
    await answer(ctx, own, { overall: 5, proof: id });
    const answered = await download(staff, id);
    expect(answered?.headers.get('content-type')).toBe('application/pdf');
    await answered?.body?.cancel();
    await expect(download(await asA(ctx, 'trainer'), id)).rejects.toThrow('not_found');
    await expect(async () => download(await asA(ctx, 'student'), id)).rejects.toThrow('not_allowed');
  });

  test('is refused where its type is another, its link, its field or its id', async ({ ctx }) => {
    const { tokens } = await makeSent(ctx, { people: 2 });
    const [own = '', other = ''] = tokens;
    const lying = Buffer.from('<script>alert(1)</script>');
    await expect(upload(ctx, own, { bytes: lying })).rejects.toThrow(/file_type_not_allowed|file_not_readable/);
    await expect(upload(ctx, 'x')).rejects.toThrow('form_link_invalid');
    await expect(upload(ctx, own, { field: 'overall' })).rejects.toThrow('answer_unknown_field');
    await expect(upload(ctx, own, { id: 'x' })).rejects.toThrow('invalid_input');
    const id = await upload(ctx, own);
    await expect(upload(ctx, other, { id })).rejects.toThrow('invalid_input');
    await answer(ctx, own);
    await expect(upload(ctx, own)).rejects.toThrow('form_already_answered');
    expect(await stored(ctx)).toHaveLength(1);
  });

  test('counts for its link also when it is refused, until the form is submitted', async ({ ctx }) => {
    const { tokens } = await makeSent(ctx, { people: 2 });
    const [own = '', other = ''] = tokens;
    const lying = Buffer.from('not a file');
    for (let sent = 0; sent < 60; sent += 1) await upload(ctx, own, { bytes: lying }).catch(() => null);
    await expect(upload(ctx, own)).rejects.toThrow('too_many_requests');
    await upload(ctx, other);
    await answer(ctx, own);
    const counted = await ctx.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('bucket', 'like', 'form uploads%')
      .execute();
    expect(counted).toEqual([{ hits: 1 }]);
  });

  test('is purged with its bytes when its link can submit it no more', async ({ ctx }) => {
    const { tokens } = await makeSent(ctx, { people: 3 });
    const [own = '', late = '', submitting = ''] = tokens;
    const id = await upload(ctx, submitting);
    for (const token of [own, late]) await upload(ctx, token);
    await answer(ctx, submitting, { overall: 5, proof: id });
    await answer(ctx, own);
    await purgeUploads(asSystem(ctx));
    expect(await stored(ctx)).toHaveLength(2);
    const before = await stored(ctx);
    await purgeUploads({ ...asSystem(ctx), now: () => new Date('2027-03-01') });
    expect((await stored(ctx)).map((row) => row.id)).toEqual([id]);
    const gone = before.find((row) => row.id !== id);
    expect(await ctx.files.size(gone?.storage_key ?? '')).toBeNull();
  });
});
