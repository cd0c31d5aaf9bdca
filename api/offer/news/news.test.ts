import { describe, expect } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { drawShownPicture } from '#api/platform/files/index.ts';
import { makePicture } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { makePost } from './make.ts';
import { restorePost } from './restore-post.ts';
import { retrieveNews } from './retrieve-news.ts';
import { retrievePost } from './retrieve-post.ts';
import { updatePost } from './update-post.ts';
import { picturesOfNews } from './write-store.ts';

const editor = (ctx: Ctx) => withClaims(ctx, 'news.edit');
const later = new Date(testNow.getTime() + 86_400_000).toISOString();
const earlier = new Date(testNow.getTime() - 86_400_000).toISOString();
const newPost = { title: { pt: 'Título' }, body: { pt: 'Corpo.' }, author: 'Ana' };

async function idsOf(ctx: Ctx, filter: Parameters<typeof queryOf>[0]['filter'] = {}): Promise<number[]> {
  return (await retrieveNews(ctx, queryOf({ filter }))).results.map(({ id }) => id);
}

const read = (ctx: Ctx, id: number) => retrievePost(ctx, { filter: { id } });

describe('the news', () => {
  test('come newest first, in the language of the reader, each page by one query or two', async ({ ctx, queries }) => {
    const old = await makePost(ctx, { published_at: earlier });
    const young = await makePost(ctx);
    queries.length = 0;
    const { results, total } = await retrieveNews({ ...ctx, locale: 'en-GB' }, queryOf({}));
    expect(queries).toHaveLength(1);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      { id: young.id, title: 'January classes are open', author: 'Helena Quissanga' },
      { id: old.id, published_at: earlier },
    ]);
    queries.length = 0;
    const page = { number: 2, size: 1 };
    expect(await retrieveNews(ctx, queryOf({ page }))).toMatchObject({ total: 2, results: [{ id: old.id }] });
    expect(queries).toHaveLength(2);
  });

  test('are sorted by title on request', async ({ ctx }) => {
    const b = await makePost(ctx, { title: { pt: 'bola' } });
    const a = await makePost(ctx, { title: { pt: 'Água' } });
    const { results } = await retrieveNews(ctx, queryOf({ sort: [{ field: 'title', order: 'asc' as const }] }));
    expect(results.map(({ id }) => id)).toEqual([a.id, b.id]);
  });

  test('are found by words anywhere, whatever their case and accents, titles first', async ({ ctx }) => {
    const inBody = await makePost(ctx, { body: { pt: 'Falámos de **certificação** de soldadores.' } });
    const inTitle = await makePost(ctx, { title: { pt: 'Certificação no Lobito' }, published_at: earlier });
    const byAuthor = await makePost(ctx, { author: 'Yolanda Nhantumbo' });
    expect(await idsOf(ctx, { search: 'CERTIFICACAO' })).toEqual([inTitle.id, inBody.id]);
    expect(await idsOf(ctx, { search: 'nhantumbo' })).toEqual([byAuthor.id]);
    expect(await idsOf(ctx, { search: 'certifcação no lobitto' })).toEqual([inTitle.id]);
    expect(await idsOf(ctx, { search: '  ' })).toHaveLength(3);
    expect(await idsOf(ctx, { author: 'Yolanda Nhantumbo' })).toEqual([byAuthor.id]);
  });

  test('accept any search text', async ({ ctx }) => {
    await makePost(ctx);
    const all = [...hostileTexts, "'; drop table news; --", 'a & | ! <-> :*', '\u0000', '"', '-', 'ã'.repeat(20_000)];
    for (const search of all) expect((await retrieveNews(ctx, queryOf({ filter: { search } }))).total).toBeLessThan(2);
  }, 120_000);

  test('hide drafts, future posts and deleted posts', async ({ ctx }) => {
    const draft = await makePost(ctx, { published_at: null });
    const coming = await makePost(ctx, { published_at: later });
    const deleted = await makePost(ctx);
    await deletePost(editor(ctx), deleted);
    for (const who of [ctx, withClaims(ctx, 'catalogue.edit')]) {
      expect(await idsOf(who)).toEqual([]);
      expect(await idsOf(who, { is_published: false })).toEqual([]);
      for (const { id } of [draft, coming]) await expect(read(who, id)).rejects.toThrow('not_found');
    }
    expect(await idsOf({ ...ctx, now: () => new Date(later) })).toEqual([coming.id]);
    expect(new Set(await idsOf(editor(ctx), { is_published: false }))).toEqual(new Set([draft.id, coming.id]));
    expect((await read(editor(ctx), draft.id)).results).toMatchObject([{ published_at: null }]);
  });
});

describe('a post', () => {
  test('has its body, its courses and related posts, by two queries', async ({ ctx, queries }) => {
    const [first, second] = [await makeCourse(ctx), await makeCourse(ctx)];
    const newest = await makePost(ctx);
    const named = await makePost(ctx, { published_at: earlier });
    await makePost(ctx, { published_at: null });
    const { id } = await makePost(ctx, {
      related_course_ids: [second.id, first.id],
      related_post_ids: [named.id],
    });
    queries.length = 0;
    const [post] = (await read(ctx, id)).results;
    expect(queries).toHaveLength(2);
    expect(post).toMatchObject({
      title: 'Abrem as turmas de janeiro',
      related_course_ids: [second.id, first.id],
      cover_url: expect.stringMatching(/^\/api\/news\/\d+\/cover\.svg\?v=\w+$/),
    });
    expect(post?.body).toEqual([
      {
        kind: 'paragraph',
        runs: [{ text: 'As ' }, { text: 'turmas', strong: true }, { text: ' de janeiro já estão no calendário.' }],
      },
    ]);
    expect(post?.related_posts.map((other) => other.id)).toEqual([named.id, newest.id]);
  });

  test('is not found if unknown, and gone once deleted until it is restored', async ({ ctx }) => {
    await expect(read(ctx, 9_999)).rejects.toThrow('not_found');
    await expect(retrievePost(ctx, { filter: {} })).rejects.toThrow('not_found');
    const post = await makePost(ctx);
    await deletePost(editor(ctx), post);
    await expect(read(ctx, post.id)).rejects.toThrow('gone');
    await expect(deletePost(editor(ctx), post)).rejects.toThrow('not_found');
    await expect(updatePost(editor(ctx), { id: post.id, author: 'Rui' })).rejects.toThrow('not_found');
    await restorePost(editor(ctx), post);
    expect((await read(ctx, post.id)).total).toBe(1);
    await expect(restorePost(editor(ctx), post)).rejects.toThrow('not_found');

    const draft = await makePost(ctx, { published_at: null });
    await deletePost(editor(ctx), draft);
    await expect(read(ctx, draft.id)).rejects.toThrow('not_found');
  });

  test('keeps what an editor does not change', async ({ ctx }) => {
    const course = await makeCourse(ctx);
    const { id } = await makePost(ctx, { related_course_ids: [course.id], cover_key: 'energia' });
    await updatePost(editor(ctx), { id, title: { pt: 'Outro' } });
    const [post] = (await read(ctx, id)).results;
    expect(post).toMatchObject({ title: 'Outro', summary: 'Luanda, Huambo e Beira.', related_course_ids: [course.id] });
    await updatePost(editor(ctx), { id, related_course_ids: [], related_post_ids: [], published_at: earlier });
    expect((await read(ctx, id)).results).toMatchObject([{ related_course_ids: [], published_at: earlier }]);
  });

  test('accepts no HTML, no picture and no link to a script', async ({ ctx }) => {
    const hostile = ['<script>alert(1)</script>', '![x](https://a.example/x.svg)', '[x](javascript:alert(1))'];
    for (const words of hostile) {
      const body = { pt: 'Tudo bem.', 'en-GB': words };
      await expect(createPost(editor(ctx), { ...newPost, body })).rejects.toThrow('markup_not_allowed');
    }
    const { id } = await makePost(ctx);
    await expect(updatePost(editor(ctx), { id, body: { pt: '<b>a</b>' } })).rejects.toThrow('markup_not_allowed');
  });

  test('names only existing courses and posts, each once, and never itself', async ({ ctx }) => {
    const { id } = await makePost(ctx);
    const { id: courseId } = await makeCourse(ctx);
    const wrong = [
      { related_course_ids: [9_999] },
      { related_course_ids: [courseId, courseId] },
      { related_post_ids: [9_999] },
      { related_post_ids: [id] },
    ];
    for (const named of wrong) {
      await expect(updatePost(editor(ctx), { id, ...named })).rejects.toThrow('invalid_input');
    }
    await expect(createPost(editor(ctx), { ...newPost, related_post_ids: [id, id] })).rejects.toThrow('invalid_input');
  });
});

test('nobody else writes the news', async ({ ctx }) => {
  const other = withClaims(ctx, 'catalogue.edit', 'users.edit');
  const tries = [
    (who: Ctx) => createPost(who, newPost),
    (who: Ctx) => updatePost(who, { id: 1 }),
    (who: Ctx) => deletePost(who, { id: 1 }),
    (who: Ctx) => restorePost(who, { id: 1 }),
  ];
  for (const attempt of tries) {
    await expect(async () => attempt(ctx)).rejects.toThrow('not_signed_in');
    await expect(async () => attempt(other)).rejects.toThrow('not_allowed');
  }
});

test('a post shows its picture in place of the drawing, once the widths are drawn', async ({ ctx }) => {
  const { id } = await makePost(ctx);
  const cover_picture_id = await makePicture(editor(ctx));
  await updatePost(editor(ctx), { id, cover_picture_id });
  expect((await read(ctx, id)).results[0]?.picture).toBeNull();
  await drawShownPicture(asSystem(ctx), cover_picture_id);
  await updatePost(editor(ctx), { id, cover_picture_alt: { pt: 'A feira' } });
  expect((await read(ctx, id)).results[0]?.picture).toMatchObject({ widths: [300], height: 200, alt: 'A feira' });
  expect(await picturesOfNews(ctx, [cover_picture_id, 99_999])).toEqual([cover_picture_id]);
  await expect(updatePost(editor(ctx), { id, cover_picture_id: 99_999 })).rejects.toThrow('invalid_input');
});
