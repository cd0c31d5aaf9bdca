import { z } from 'zod';
import { AffectedItem, Id, ItemReference, LocalizedText, Moment, WrittenText } from '#contract/basics.ts';
import { PictureAlt, ShownPicture } from '#contract/platform/files/calls.ts';
import { TextBlock } from '#contract/rules/rich-text.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export const longestNewsSearch = 20_000;

export const PostCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  published_at: Moment.nullable().describe('Null for a draft; a moment in the future schedules the post.'),
  updated_at: Moment,
  cover_url: z.string().describe('A drawing that may be cached forever: its address changes with its content.'),
  picture: ShownPicture.nullable().describe(
    'The picture to show instead, once an editor has set one and it is processed.',
  ),
});
export type PostCard = z.infer<typeof PostCard>;

export const Post = PostCard.extend({
  body: z.array(TextBlock),
  related_course_ids: z.array(Id).describe("In the editor's order; unpublished courses may be among them."),
  related_posts: z.array(PostCard).describe('Those that the editor chose, then the newest others.'),
});
export type Post = z.infer<typeof Post>;

export const PostFilter = z
  .strictObject({
    search: z.string().max(longestNewsSearch).describe('Words anywhere in a post, ignoring accents and case.'),
    id: matches(Id),
    author: matches(z.string().max(120)),
    published_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    is_published: z.boolean().describe('False finds drafts and scheduled posts; only with the claim `news.edit`.'),
  })
  .partial();
export type PostFilter = z.infer<typeof PostFilter>;

const longest = { title: 300, summary: 1_000, body: 20_000 };
const mostRelated = { courses: 12, posts: 3 };

const within = (most: number) => (text: LocalizedText) =>
  Object.values(text).every((words) => words.length <= most && words.isWellFormed() && !words.includes('\0'));

export const PostFields = z.strictObject({
  title: WrittenText.refine(within(longest.title)),
  summary: LocalizedText.refine(within(longest.summary)).describe('A sentence or two for lists and search engines.'),
  body: WrittenText.refine(within(longest.body)).describe(
    'Markdown: paragraphs, headings, lists, quotes, rules, emphasis, code, links. HTML and pictures are refused.',
  ),
  author: z.string().trim().min(1).max(120),
  published_at: Moment.nullable().describe('When it is published; null for a draft.'),
  cover_key: z.string().min(1).max(40).describe('The name of a drawing; an unknown name uses another drawing.'),
  cover_picture_id: Id.nullable().describe(
    'A picture that the editor uploaded with `POST /pictures/create`, or the current one; null removes it.',
  ),
  cover_picture_alt: PictureAlt,
  related_course_ids: z.array(Id).max(mostRelated.courses).describe('Each list replaces the whole old one.'),
  related_post_ids: z.array(Id).max(mostRelated.posts),
});
export const NewPost = PostFields.partial().required({ title: true, body: true, author: true });
export type NewPost = z.infer<typeof NewPost>;
export const PostChange = PostFields.partial().extend({ id: Id });
export type PostChange = z.infer<typeof PostChange>;

const editing = ['not_signed_in', 'not_allowed'] as const;
const changing = [...editing, 'not_found', 'changed_meanwhile'] as const;
const claim = 'news.edit';
const edits = { edits: 'news', claim };

export const news = {
  retrieveNews: retrieval('/news', {
    summary: 'Search and list news posts',
    description:
      'Published posts, with texts in the locale of the request; newest first, or best matches first for a search. With the claim `news.edit`, `is_published: false` finds drafts.',
    claim: 'news.edit',
    filter: PostFilter,
    result: PostCard,
    sort: ['relevance', 'published_at', 'title'],
  }),

  retrievePost: retrieval('/news/detail', {
    summary: 'Retrieve a post in full',
    description:
      'Exactly one result; its id is in the filter. Refuses `gone` if the post was published and has been deleted.',
    filter: z.strictObject({ id: Id }),
    result: Post,
    refuses: ['not_found', 'gone'],
  }),

  retrievePostSources: sourceRetrieval('/news', {
    summary: 'Read posts as editors write them',
    description: 'Drafts and scheduled posts included; the body as Markdown.',
    claim,
    fields: PostFields,
    shown: {},
    filter: {
      search: z.string().max(200).describe('Part of a title, in any language.'),
      author: matches(z.string().max(120)),
      published_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
      is_published: z.boolean().describe('False finds drafts and scheduled posts.'),
    },
    sort: ['title', 'author', 'published_at'],
  }),

  createPost: command('POST', '/news/create', {
    ...edits,
    summary: 'Create a post',
    description:
      'Needs the claim `news.edit`. Publishes at once unless `published_at` says otherwise. Refuses `markup_not_allowed` with the markup that the body may not contain, and `invalid_input` with a course or post that does not exist.',
    data: NewPost,
    result: AffectedItem,
    refuses: [...editing, 'markup_not_allowed'],
  }),

  updatePost: command('PUT', '/news', {
    ...edits,
    summary: 'Change a post',
    description:
      'Changes only the given fields, and of a text only the given languages; an empty one removes its language.',
    data: versioned(PostChange),
    result: AffectedItem,
    refuses: [...changing, 'markup_not_allowed'],
  }),

  deletePost: command('PUT', '/news/delete', {
    ...edits,
    summary: 'Delete a post',
    description: 'Its page answers 410 from then on.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),

  restorePost: command('PUT', '/news/restore', {
    ...edits,
    summary: 'Restore a deleted post',
    description: 'Refuses `not_found` for a post that is not deleted.',
    data: ItemReference,
    result: AffectedItem,
    refuses: changing,
  }),
};
