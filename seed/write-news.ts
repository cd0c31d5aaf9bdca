import { createPost } from '#api/offer/news/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { at } from './acting.ts';
import { dayAfter, momentAt } from './moments.ts';
import { posts } from './news/all.ts';
import type { PostWords } from './news/post.ts';
import { bothLanguages, type WrittenCourse } from './write-catalogue.ts';

type Given = { courses: readonly WrittenCourse[]; day: string };

export async function writeNews(ctx: Ctx, { courses, day }: Given): Promise<void> {
  const courseIds = new Map(courses.map(({ key, id }) => [key, id]));
  const postIds = new Map<string, number>();
  for (const { key, facts, pt, en } of posts) {
    const text = (part: keyof PostWords) => bothLanguages(pt[part], en[part]);
    const published = momentAt(dayAfter(day, -facts.daysAgo), '09:30');
    const { id } = await createPost(at(ctx, published), {
      title: text('title'),
      summary: text('summary'),
      body: text('body'),
      author: facts.author,
      cover_key: facts.cover,
      related_course_ids: facts.courses.map((course) => idIn(courseIds, course)),
      related_post_ids: (facts.related ?? []).map((post) => idIn(postIds, post)),
    });
    postIds.set(key, id);
  }
}

function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The news name ${key}, which is not there.`);
  return id;
}
