import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { makeCertificate } from './make.ts';
import { certificatesRawRoutes } from './raw-routes.ts';

describe('the file of a certificate', () => {
  test('is downloaded by its holder under its number', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id, number } = await makeCertificate(ctx, { personId: user.person_id });
    const response = await download(await signInAs(ctx, user), String(id));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="${number.replaceAll('/', '-')}.pdf"`),
      'cache-control': 'private, no-store',
    });
    const bytes = await response.bytes();
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
    const row = await ctx.db.selectFrom('certificates').select('pdf_sha256').where('id', '=', id).executeTakeFirst();
    expect(row?.pdf_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('is drawn once, and keeps its bytes', async ({ ctx }) => {
    const { id, personId } = await makeCertificate(ctx);
    const administrator = await asA(ctx, 'administrator');
    const first = await certificatePdf(administrator, id);
    await ctx.db.updateTable('persons').set({ name: 'Outro Nome' }).where('id', '=', personId).execute();
    expect(await certificatePdf(administrator, id)).toMatchObject({ id: first.id, sha256: first.sha256 });
    expect(await ctx.db.selectFrom('files').select('id').execute()).toHaveLength(1);
  });

  test('is not found for anybody else', async ({ ctx }) => {
    const { id } = await makeCertificate(ctx);
    const stranger = await asA(ctx, 'client');
    await expect(certificatePdf(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(certificatePdf(ctx, id)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test.for(['0', '-1', '1e3x', 'abc', '99999999999999999999'])('is not found at %s', async (id, { ctx }) => {
    const administrator = await asA(ctx, 'administrator');
    await expect(download(administrator, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function download(ctx: Ctx, id: string): Promise<Response> {
  const [route] = certificatesRawRoutes;
  if (!route) throw new Error('There is no route.');
  return route.handle(ctx, new Request(`http://mestria.test/api/certificates/${id}/pdf`), { id });
}
