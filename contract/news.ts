import { z } from 'zod';
import { Id, LocalizedText, Moment } from './basics.ts';
import { WrittenText } from './catalogue-courses.ts';
import { PictureAlt, ShownPicture } from './files.ts';
import { longestNewsSearch } from './news-values.ts';
import { TextBlock } from './rich-text.ts';
import { command, matches, retrieval } from './shapes.ts';

export const PostCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Null: a draft. In the future: it appears then. */
  published_at: Moment.nullable(),
  updated_at: Moment,
  /** A drawing, to be kept for ever: the address changes with what it shows. */
  cover_url: z.string(),
  /** What is shown in its place, once an editor gave one and it is drawn. */
  picture: ShownPicture.nullable(),
});
export type PostCard = z.infer<typeof PostCard>;

export const Post = PostCard.extend({
  body: z.array(TextBlock),
  /** In the editor's order; a page shows those of them that are published. */
  related_course_ids: z.array(Id),
  /** What the editor named first, then the newest others. */
  related_posts: z.array(PostCard),
});
export type Post = z.infer<typeof Post>;

const PostFilter = z
  .strictObject({
    /** Words anywhere in a post, accents and case aside. */
    search: z.string().max(longestNewsSearch),
    id: matches(Id),
    author: matches(z.string().max(120)),
    published_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    /** False: drafts and what appears later; only who has the claim news.edit sees any. */
    is_published: z.boolean(),
  })
  .partial();
export type PostFilter = z.infer<typeof PostFilter>;

const longest = { title: 300, summary: 1_000, body: 20_000 };
const mostRelated = { courses: 12, posts: 3 };

/** No longer than that, and of characters that a database holds. */
const within = (most: number) => (text: LocalizedText) =>
  Object.values(text).every((words) => words.length <= most && words.isWellFormed() && !words.includes('\0'));

const PostFields = z.strictObject({
  title: WrittenText.refine(within(longest.title)),
  /** A sentence or two for lists and search engines. */
  summary: LocalizedText.refine(within(longest.summary)),
  /** Markdown: paragraphs, headings, lists, quotes, rules, emphasis, code, links. HTML and pictures are refused. */
  body: WrittenText.refine(within(longest.body)),
  author: z.string().trim().min(1).max(120),
  /** When it appears; null keeps it as a draft. */
  published_at: Moment.nullable(),
  /** Names the drawing, as that of a category does; an unknown one borrows one. */
  cover_key: z.string().min(1).max(40),
  /** One that the editor sent by `POST /pictures/create`, or that is shown already; null takes it away. */
  cover_picture_id: Id.nullable(),
  cover_picture_alt: PictureAlt,
  /** They replace what was there. */
  related_course_ids: z.array(Id).max(mostRelated.courses),
  related_post_ids: z.array(Id).max(mostRelated.posts),
});
const NewPost = PostFields.partial().required({ title: true, body: true, author: true });
export type NewPost = z.infer<typeof NewPost>;
const PostChange = PostFields.partial().extend({ id: Id });
export type PostChange = z.infer<typeof PostChange>;

const Changed = z.object({ id: Id });
const editing = ['not_signed_in', 'not_allowed'] as const;

export const news = {
  /**
   * Published posts, texts in the request's locale; the newest first, or the best found first where there is a
   * search. Those with the claim news.edit find drafts by `is_published: false`.
   */
  retrieveNews: retrieval('/news', {
    summary: 'News: searched, filtered, paged',
    filter: PostFilter,
    result: PostCard,
    sort: ['relevance', 'published_at', 'title'],
  }),

  /** Exactly one result; its id is in the filter. `gone`: it was published once and has been deleted. */
  retrievePost: retrieval('/news/detail', {
    summary: 'One post with its body',
    filter: z.strictObject({ id: Id }),
    result: Post,
    refuses: ['not_found', 'gone'],
  }),

  /**
   * Needs the claim news.edit. Published now unless told otherwise. `markup_not_allowed` says what in the body is not
   * taken; `invalid_input` names a course or post that is not there.
   */
  createPost: command('POST', '/news/create', {
    summary: 'Writes a post',
    data: NewPost,
    result: Changed,
    refuses: [...editing, 'markup_not_allowed'],
  }),

  /** A text that is given takes the place of the whole old one. */
  updatePost: command('PUT', '/news', {
    summary: 'Changes what is given of a post',
    data: PostChange,
    result: Changed,
    refuses: [...editing, 'not_found', 'markup_not_allowed'],
  }),

  /** Its address answers 410 from then on. */
  deletePost: command('PUT', '/news/delete', {
    summary: 'Takes a post away',
    data: z.strictObject({ id: Id }),
    result: Changed,
    refuses: [...editing, 'not_found'],
  }),

  /** Refuses `not_found` for one that is not deleted. */
  restorePost: command('PUT', '/news/restore', {
    summary: 'Puts a deleted post back',
    data: z.strictObject({ id: Id }),
    result: Changed,
    refuses: [...editing, 'not_found'],
  }),
};
