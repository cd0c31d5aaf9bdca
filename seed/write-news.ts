import { join } from 'node:path';
import { z } from 'zod';
import { LocalizedText } from '#contract/basics.ts';
import { withCourseFolder } from '#api/app/course-folder/open-folder.ts';
import { readTexts } from '#api/app/course-folder/read-content.ts';
import { readPart, type Reading } from '#api/app/course-folder/reading.ts';
import { createPost } from '#api/offer/news/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { at } from './acting.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenCourse } from './write-catalogue.ts';

/** Beside the Markdown files with title and text, as in the folder of a course. */
const PostFile = z.strictObject({
  author: z.string(),
  /** Before the day of the seed. */
  days_ago: z.int().positive(),
  cover_key: z.string(),
  summary: LocalizedText,
  /** Keys of courses. */
  courses: z.array(z.string()),
  /** Older posts, by the beginning of their files. */
  related: z.array(z.string()).default([]),
});
type Post = z.infer<typeof PostFile> & { stem: string; title: LocalizedText; body: LocalizedText };

type Input = { courses: readonly WrittenCourse[]; day: string };

export async function writeNews(ctx: Ctx, { courses, day }: Input): Promise<void> {
  const courseIds = new Map(courses.map(({ key, id }) => [key, id]));
  const postIds = new Map<string, number>();
  for (const { stem, days_ago, courses: keys, related, ...post } of await readPosts()) {
    const { id } = await createPost(at(ctx, momentAt(dayAfter(day, -days_ago), '09:30')), {
      ...post,
      related_course_ids: keys.map((key) => idIn(courseIds, key)),
      related_post_ids: related.map((older) => idIn(postIds, older)),
    });
    postIds.set(stem, id);
  }
}

/** In the order of their files, the oldest first. */
function readPosts(): Promise<Post[]> {
  return withCourseFolder(join(import.meta.dirname, 'news'), async (folder) => {
    const reading: Reading = { folder, problems: [], used: new Set(), locale: 'en-GB' };
    const posts: Post[] = [];
    for (const name of folder.names.filter((each) => each.endsWith('.json'))) {
      const stem = name.replace('.json', '');
      const facts = await readPart(reading, { schema: PostFile, name });
      if (facts) posts.push({ ...facts, ...(await readTexts(reading, stem)), stem });
    }
    if (reading.problems.length > 0) throw new Error(JSON.stringify(reading.problems));
    return posts;
  });
}

function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The news name ${key}, which is not there.`);
  return id;
}
