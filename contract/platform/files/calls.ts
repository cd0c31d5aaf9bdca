import { z } from 'zod';
import { Id, LocalizedText, Moment } from '#contract/basics.ts';
import { matches, retrieval } from '#contract/shapes.ts';

export const Picture = z
  .object({
    id: Id,
    owner_user_id: Id.nullable().describe('Null: a picture of the site, shown with a course, a partner or a post.'),
    content_type: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    byte_size: z.int().positive(),
    created_at: Moment,
    updated_at: Moment,
  })
  .describe('An uploaded picture, re-encoded by the server; its bytes are at `GET /pictures/{id}`.');
export type Picture = z.infer<typeof Picture>;

export const ShownPicture = z
  .object({
    url: z
      .string()
      .describe(
        'The prefix of its addresses, completed by `-640.avif`, `-640.webp` and so on. Each may be cached forever.',
      ),
    widths: z.array(z.int().positive()).min(1).describe('The available widths in pixels, smallest first.'),
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z
      .string()
      .nullable()
      .describe('A tiny version as a data URI, to be shown while it loads; null for a transparent picture.'),
    alt: z
      .string()
      .describe('The alternative text in the locale of the request; empty where the text beside it says the same.'),
  })
  .describe('A public picture.');
export type ShownPicture = z.infer<typeof ShownPicture>;

const longestAlt = 300;

export const PictureAlt = LocalizedText.refine((text) =>
  Object.values(text).every((words) => words.length <= longestAlt && words.isWellFormed() && !words.includes('\0')),
).describe('The alternative text of a picture; empty for none. A replaced picture starts without one.');

export const PictureFilter = z.strictObject({ id: matches(Id), owner_user_id: matches(Id) }).partial();
export type PictureFilter = z.infer<typeof PictureFilter>;

export const files = {
  retrievePictures: retrieval('/pictures', {
    summary: 'List pictures',
    description:
      "Your own; with the claim `users.read`, everyone's. Upload with `POST /pictures/create` and `PUT /pictures`; download with `GET /pictures/{id}`. Editors give the id of an uploaded picture to a course, a partner or a post: from then on the picture belongs to the site, cannot be replaced by its sender, and is public (`ShownPicture`). An unused picture is removed after a day.",
    claim: 'users.read',
    filter: PictureFilter,
    result: Picture,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),
};
