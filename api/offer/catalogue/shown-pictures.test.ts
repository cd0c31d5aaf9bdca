import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { drawShownPicture, purgeUnusedPictures } from '#api/platform/files/index.ts';
import { makePicture } from '#api/platform/files/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { deleteFromCatalogue } from './delete-and-restore.ts';
import { courseSummaries } from './course-summaries.ts';
import { makeCourse, makePartner } from './make.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { retrieveCourses } from './retrieve-courses.ts';
import { retrievePartners } from './retrieve-partners.ts';
import { picturesOfCatalogue } from './store/used-pictures.ts';
import { updateCourse } from './update-course.ts';
import { updatePartner } from './update-partner.ts';

const editor = (ctx: Ctx) => withClaims(ctx, 'catalogue.edit');

async function cardOf(ctx: Ctx, id: number) {
  return (await retrieveCourses(ctx, queryOf({ filter: { id } }))).results[0];
}

async function partnerOf(ctx: Ctx, id: number) {
  return (await retrievePartners(ctx, queryOf({ filter: { id } }))).results[0];
}

function shown(picture: number) {
  return { url: expect.stringContaining(`/api/pictures/${picture}/`) };
}

async function areThere(ctx: Ctx, ids: number[]): Promise<number[]> {
  const rows = await ctx.db.selectFrom('pictures').select('id').where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

describe('the picture of a course', () => {
  test('replaces the drawn cover once its widths are drawn, without a further query', async ({ ctx, queries }) => {
    const { id } = await makeCourse(ctx);
    const cover_picture_id = await makePicture(editor(ctx));
    await updateCourse(editor(ctx), { id, cover_picture_id });
    expect(await cardOf(ctx, id)).toMatchObject({ picture: null, cover_url: expect.stringContaining('cover.svg') });
    await drawShownPicture(asSystem(ctx), cover_picture_id);
    queries.length = 0;
    const card = await cardOf(ctx, id);
    const count = queries.length;
    const url = expect.stringMatching(new RegExp(`^/api/pictures/${cover_picture_id}/[0-9a-f]{12}$`));
    expect(card?.picture).toMatchObject({ url, widths: [300], width: 300, height: 200 });
    expect(card?.cover_url).toContain('cover.svg');
    expect((await retrieveCourse(ctx, { filter: { id } })).results[0]?.picture).toEqual(card?.picture);
    const briefs = await courseSummaries(ctx, { ids: [id], currency_id: 1 });
    expect(briefs.get(id)?.picture).toEqual(card?.picture);
    await updateCourse(editor(ctx), { id, cover_picture_id: null });
    queries.length = 0;
    expect((await cardOf(ctx, id))?.picture).toBeNull();
    expect(queries).toHaveLength(count);
  });

  test('has the alternative text of its editor, which a new picture does not inherit', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const [old, young] = [await makePicture(editor(ctx), 'red'), await makePicture(editor(ctx), 'blue')];
    for (const picture of [old, young]) {
      await updateCourse(editor(ctx), { id, cover_picture_id: picture });
      await drawShownPicture(asSystem(ctx), picture);
    }
    const says = async (locale = ctx.locale) => (await cardOf({ ...ctx, locale }, id))?.picture?.alt;
    expect(await says()).toBe('');
    const cover_picture_alt = { pt: 'Três soldadores no estaleiro', 'en-GB': 'Three welders at the yard' };
    await updateCourse(editor(ctx), { id, cover_picture_alt });
    expect([await says(), await says('en-GB')]).toEqual(Object.values(cover_picture_alt));
    await updateCourse(editor(ctx), { id, cover_picture_id: young, title: { pt: 'Outro' } });
    expect(await says()).toBe('Três soldadores no estaleiro');
    await updateCourse(editor(ctx), { id, cover_picture_id: old });
    expect(await says()).toBe('');
    await updateCourse(editor(ctx), { id, cover_picture_id: young, cover_picture_alt });
    expect(await says('en-GB')).toBe('Three welders at the yard');
  });

  test('belongs to the editor or the operator, and a refused one leaves nothing behind', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const somebody: Ctx = {
      ...ctx,
      actor: { kind: 'user', userId: 2, personId: 2, sessionId: 2, roles: [], claims: [] },
    };
    const theirs = await makePicture(somebody);
    const refusal = { code: 'invalid_input', data: { field: 'cover_picture_id' } };
    const change = { id, title: { pt: 'Outro' }, cover_picture_id: theirs };
    await expect(updateCourse(editor(ctx), change)).rejects.toMatchObject(refusal);
    await expect(updateCourse(editor(ctx), { id, cover_picture_id: 99_999 })).rejects.toMatchObject(refusal);
    await expect(async () => updateCourse(somebody, { id, cover_picture_id: theirs })).rejects.toThrow('not_allowed');
    await expect(async () => updateCourse(ctx, { id, cover_picture_id: theirs })).rejects.toThrow('not_signed_in');
    expect(await cardOf(ctx, id)).toMatchObject({ title: 'Segurança em obra', picture: null });
  });

  test('is purged once no course has it, not even a deleted one', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const old = await makePicture(editor(ctx), 'red');
    const young = await makePicture(editor(ctx), 'blue');
    await updateCourse(editor(ctx), { id, cover_picture_id: old });
    await updateCourse(editor(ctx), { id, cover_picture_id: young });
    await deleteFromCatalogue(editor(ctx), 'courses', { id });
    const tomorrow = { ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 90_000_000) };
    await purgeUnusedPictures(tomorrow, [picturesOfCatalogue]);
    expect(await areThere(ctx, [old, young])).toEqual([young]);
  });

  test('cannot be deleted from the database while it is used', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const cover_picture_id = await makePicture(editor(ctx));
    await updateCourse(editor(ctx), { id, cover_picture_id });
    const tomorrow = { ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 90_000_000) };
    await expect(purgeUnusedPictures(tomorrow, [])).rejects.toThrow(/courses_cover_picture_id_fkey/);
    expect(await areThere(ctx, [cover_picture_id])).toHaveLength(1);
  });
});

test('a partner has a logo and a cover', async ({ ctx }) => {
  const { id } = await makePartner(ctx);
  const [logo, cover] = [await makePicture(editor(ctx), 'red'), await makePicture(editor(ctx), 'blue')];
  await updatePartner(editor(ctx), { id, logo_picture_id: logo, cover_picture_id: cover });
  expect(await partnerOf(ctx, id)).toMatchObject({ logo: null, cover: null });
  for (const picture of [logo, cover]) await drawShownPicture(asSystem(ctx), picture);
  expect(await partnerOf(ctx, id)).toMatchObject({ logo: shown(logo), cover: shown(cover) });
  expect((await picturesOfCatalogue(ctx, [logo, cover, 99_999])).toSorted((a, b) => a - b)).toEqual([logo, cover]);
  await expect(updatePartner(editor(ctx), { id, logo_picture_id: 99_999 })).rejects.toMatchObject({
    code: 'invalid_input',
    data: { field: 'logo_picture_id' },
  });
});

test('the alternative texts of logo and cover of a partner go with their pictures', async ({ ctx }) => {
  const { id } = await makePartner(ctx);
  const [logo, cover] = [await makePicture(editor(ctx), 'red'), await makePicture(editor(ctx), 'blue')];
  for (const picture of [logo, cover]) await drawShownPicture(asSystem(ctx), await shownFirst(ctx, id, picture));
  const alts = { logo_picture_alt: { pt: 'Um arco' }, cover_picture_alt: { pt: 'O estaleiro' } };
  await updatePartner(editor(ctx), { id, logo_picture_id: logo, cover_picture_id: cover, ...alts });
  expect(await partnerOf(ctx, id)).toMatchObject({ logo: { alt: 'Um arco' }, cover: { alt: 'O estaleiro' } });
  await updatePartner(editor(ctx), { id, logo_picture_id: cover });
  expect(await partnerOf(ctx, id)).toMatchObject({ logo: { alt: '' }, cover: { alt: 'O estaleiro' } });
});

async function shownFirst(ctx: Ctx, id: number, picture: number): Promise<number> {
  await updatePartner(editor(ctx), { id, logo_picture_id: picture });
  return picture;
}
