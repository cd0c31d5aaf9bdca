import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { pdfTexts } from '#api/shared/testing/pdf.ts';
import { makeAttended, makeRegister } from '../make.ts';
import { declarationRoutes } from './raw-routes.ts';
import type { Ctx } from '#api/shared/context.ts';

async function declarationOf(ctx: Ctx, enrollmentId: number): Promise<string> {
  const request = new Request('http://x.test/');
  const answer = await declarationRoutes[0]?.handle(ctx, request, { id: String(enrollmentId) });
  expect(answer?.headers.get('content-type')).toBe('application/pdf');
  const texts = await pdfTexts(new Uint8Array((await answer?.arrayBuffer()) ?? []));
  return texts.map(({ str }) => str).join(' ');
}

describe('a declaration of hours', () => {
  test('says what was given and attended up to now, in the language of the reader', async ({ ctx }) => {
    const { classId, learners } = await makeRegister(ctx);
    const [own] = learners;
    if (!own) throw new Error('There is nobody in the class.');
    await makeAttended(ctx, classId, [{ enrollment_id: own.enrollmentId, minutes: 75 }]);
    await ctx.db.updateTable('enrollments').set({ paid_at: ctx.now() }).where('class_id', '=', classId).execute();
    const text = await declarationOf(own.ctx, own.enrollmentId);
    expect(text).toContain('Declaração de horas');
    expect(text).toContain('1,3 h, ou 75% do tempo de aula');
    expect(text).toContain('não é um certificado');
    expect(await declarationOf({ ...own.ctx, locale: 'en-GB' }, own.enrollmentId)).toContain('Statement of hours');
  });

  test('is nobody else’s, and needs a confirmed seat', async ({ ctx }) => {
    const { classId, learners } = await makeRegister(ctx);
    const [own, other] = learners;
    await ctx.db.updateTable('enrollments').set({ paid_at: null }).where('class_id', '=', classId).execute();
    await expect(declarationOf(own?.ctx ?? ctx, own?.enrollmentId ?? 0)).rejects.toThrow('not_found');
    await ctx.db.updateTable('enrollments').set({ paid_at: ctx.now() }).where('class_id', '=', classId).execute();
    await expect(declarationOf(other?.ctx ?? ctx, own?.enrollmentId ?? 0)).rejects.toThrow('not_found');
  });
});
