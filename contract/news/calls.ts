import { z } from 'zod';
import { AffectedItem, Id, LocalizedText, Moment } from '../basics.ts';
import { WrittenText } from '../catalogue/courses.ts';
import { PictureAlt, ShownPicture } from '../files/calls.ts';
import { longestNewsSearch } from './values.ts';
import { TextBlock } from '../rules/rich-text.ts';
import { command, matches, retrieval } from '../shapes.ts';

export const PostCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Null: a draft. In the future: it appears then. */
  published_at: Moment.nullable(),
  updated_at: Moment,
  /** A drawing that may be cached forever: its address changes with its content. */
  cover_url: z.string(),
  /** The picture to show instead, once an editor has set one and it is processed. */
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

export const PostFilter = z
  .strictObject({
    /** Words anywhere in a post, accents and case aside. */
    search: z.string().max(longestNewsSearch),
    id: matches(Id),
    author: matches(z.string().max(120)),
    published_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    /** False: drafts and posts that appear later; only with the claim `news.edit`. */
    is_published: z.boolean(),
  })
  .partial();
export type PostFilter = z.infer<typeof PostFilter>;

const longest = { title: 300, summary: 1_000, body: 20_000 };
const mostRelated = { courses: 12, posts: 3 };

/** No longer than that, and of characters that a database holds. */
const within = (most: number) => (text: LocalizedText) =>
  Object.values(text).every((words) => words.length <= most && words.isWellFormed() && !words.includes('\0'));

export const PostFields = z.strictObject({
  title: WrittenText.refine(within(longest.title)),
  /** A sentence or two for lists and search engines. */
  summary: LocalizedText.refine(within(longest.summary)),
  /** Markdown: paragraphs, headings, lists, quotes, rules, emphasis, code, links. HTML and pictures are refused. */
  body: WrittenText.refine(within(longest.body)),
  author: z.string().trim().min(1).max(120),
  /** When it is published; null: a draft. */
  published_at: Moment.nullable(),
  /** The name of the drawing, as with categories; an unknown name uses another drawing. */
  cover_key: z.string().min(1).max(40),
  /** One that the editor sent by `POST /pictures/create`, or that is shown already; null takes it away. */
  cover_picture_id: Id.nullable(),
  cover_picture_alt: PictureAlt,
  /** They replace what was there. */
  related_course_ids: z.array(Id).max(mostRelated.courses),
  related_post_ids: z.array(Id).max(mostRelated.posts),
});
export const NewPost = PostFields.partial().required({ title: true, body: true, author: true });
export type NewPost = z.infer<typeof NewPost>;
export const PostChange = PostFields.partial().extend({ id: Id });
export type PostChange = z.infer<typeof PostChange>;

const editing = ['not_signed_in', 'not_allowed'] as const;

export const news = {
  /**
   * Published posts, with texts in the locale of the request; newest first, or best matches first for a search. With
   * the claim `news.edit`, `is_published: false` finds drafts.
   */
  retrieveNews: retrieval('/news', {
    summary: 'Search and list news posts',
    filter: PostFilter,
    result: PostCard,
    sort: ['relevance', 'published_at', 'title'],
  }),

  /** Exactly one result; its id is in the filter. `gone`: the post was published and has been deleted. */
  retrievePost: retrieval('/news/detail', {
    summary: 'Retrieve a post in full',
    filter: z.strictObject({ id: Id }),
    result: Post,
    refuses: ['not_found', 'gone'],
  }),

  /**
   * Needs the claim `news.edit`. Published now unless stated otherwise. `markup_not_allowed` names what the body may
   * not contain; `invalid_input` names a course or post that does not exist.
   */
  createPost: command('POST', '/news/create', {
    summary: 'Create a post',
    data: NewPost,
    result: AffectedItem,
    refuses: [...editing, 'markup_not_allowed'],
  }),

  /** Only the given fields. A given text replaces the whole old one. */
  updatePost: command('PUT', '/news', {
    summary: 'Change a post',
    data: PostChange,
    result: AffectedItem,
    refuses: [...editing, 'not_found', 'markup_not_allowed'],
  }),

  /** Its address answers 410 from then on. */
  deletePost: command('PUT', '/news/delete', {
    summary: 'Delete a post',
    data: z.strictObject({ id: Id }),
    result: AffectedItem,
    refuses: [...editing, 'not_found'],
  }),

  /** Refuses `not_found` for a post that is not deleted. */
  restorePost: command('PUT', '/news/restore', {
    summary: 'Restore a deleted post',
    data: z.strictObject({ id: Id }),
    result: AffectedItem,
    refuses: [...editing, 'not_found'],
  }),
};
