import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate } from './make.ts';
import { retrieveCheck } from './retrieve-check.ts';

describe('the signatory of a certificate', () => {
  test('is stored as it was at the issue, and does not change with the partner', async ({ ctx }) => {
    const partner = { signatory_name: 'Engrácia Dombaxe', signatory_role: { pt: 'Diretora', 'en-GB': 'Director' } };
    const { id } = await makeCertificate(ctx, { partner });
    const { id: unsigned } = await makeCertificate(ctx);
    await ctx.db.updateTable('partners').set({ signatory_name: 'Paulo Kassoma' }).execute();
    const issuerOf = async (certificate: number) => {
      const query = ctx.db.selectFrom('certificates').select('snapshot').where('id', '=', certificate);
      return (await query.executeTakeFirstOrThrow()).snapshot;
    };
    const signatory = { name: 'Engrácia Dombaxe', role: partner.signatory_role };
    expect(await issuerOf(id)).toMatchObject({ issuer: { signatory } });
    expect(await issuerOf(unsigned)).not.toHaveProperty('issuer.signatory');
  });

  test('is named by the check, with the function in the requested language', async ({ ctx }) => {
    const signatory = { signatory_name: 'Engrácia Dombaxe', signatory_role: { pt: 'Diretora', 'en-GB': 'Director' } };
    const { token } = await makeCertificate(ctx, { partner: signatory });
    const { certificate } = await retrieveCheck({ ...ctx, locale: 'en-GB' }, { token });
    expect(certificate?.issuer.signatory).toEqual({ name: 'Engrácia Dombaxe', role: 'Director' });
  });
});
