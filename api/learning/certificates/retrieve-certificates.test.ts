import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate } from './make.ts';
import { retrieveCertificates } from './retrieve-certificates.ts';

describe('certificates', () => {
  test('are visible to their holder, as printed', async ({ ctx }) => {
    const user = await makeUser(ctx, { name: 'Ana Silva' });
    const mine = await makeCertificate(ctx, { personId: user.person_id });
    await makeCertificate(ctx);
    const { results, total } = await retrieveCertificates(await signInAs(ctx, user), queryOf({}));
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      id: mine.id,
      number: mine.number,
      status: 'issued',
      is_expired: false,
      holder_name: 'Ana Silva',
      grade: 16.5,
      course_title: 'Segurança e saúde em obra',
      check_url: `http://localhost:3000/certificate-validation/${mine.token}`,
      show_name: false,
      show_grade: false,
      replaced_by: null,
    });
  });

  test('are not visible to anybody else', async ({ ctx }) => {
    const { id } = await makeCertificate(ctx);
    const stranger = await asA(ctx, 'client');
    expect(await retrieveCertificates(stranger, queryOf({ filter: { id } }))).toEqual({ results: [], total: 0 });
    await expect(retrieveCertificates(ctx, queryOf({}))).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('are all visible to anyone who may revoke them', async ({ ctx }) => {
    const one = await makeCertificate(ctx);
    const two = await makeCertificate(ctx, { outcome: 'attended' });
    const administrator = await asA(ctx, 'administrator');
    const numbers = async (query: Parameters<typeof queryOf>[0]) =>
      (await retrieveCertificates(administrator, queryOf(query))).results.map(({ number }) => number);
    expect(await numbers({})).toEqual([two.number, one.number]);
    expect(await numbers({ sort: [{ field: 'number', order: 'asc' }] })).toEqual([one.number, two.number].toSorted());
    expect(await numbers({ filter: { type: 'participation-certificate' } })).toEqual([two.number]);
    expect(await numbers({ filter: { person_id: [one.personId] } })).toEqual([one.number]);
    expect(await numbers({ filter: { number: { like: '/p/' } } })).toEqual([two.number]);
  });

  test('take one query for any number', async ({ ctx, queries }) => {
    for (let made = 0; made < 3; made += 1) await makeCertificate(ctx);
    const administrator = await asA(ctx, 'administrator');
    queries.length = 0;
    await retrieveCertificates(administrator, queryOf({}));
    expect(queries).toHaveLength(1);
  });
});
