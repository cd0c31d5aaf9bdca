import { z } from 'zod';
import { Id, LocalizedText, Moment } from './basics.ts';
import { matches, retrieval } from './shapes.ts';

/** A picture, drawn anew from what was sent; its bytes are at `GET /pictures/{id}`. */
export const Picture = z.object({
  id: Id,
  /** Null: the house's own, shown with a course, a partner or a post. */
  owner_user_id: Id.nullable(),
  content_type: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  byte_size: z.int().positive(),
  created_at: Moment,
  updated_at: Moment,
});
export type Picture = z.infer<typeof Picture>;

/** A picture that everybody sees, ready to be shown. */
export const ShownPicture = z.object({
  /** What its addresses begin with: `-640.avif`, `-640.webp` and so on make them whole. Each is kept for ever. */
  url: z.string(),
  /** In pixels, the smallest first. */
  widths: z.array(z.int().positive()).min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  /** A few pixels of it as a data URI, to be shown until it is there; null where it can be seen through. */
  placeholder: z.string().nullable(),
  /** What it says to those who do not see it, in the request's locale; empty where it says no more than what stands beside. */
  alt: z.string(),
});
export type ShownPicture = z.infer<typeof ShownPicture>;

const longestAlt = 300;

/** What an editor has a picture say; none: nothing. Another picture begins without. */
export const PictureAlt = LocalizedText.refine((text) =>
  Object.values(text).every((words) => words.length <= longestAlt && words.isWellFormed() && !words.includes('\0')),
);

export const PictureFilter = z.strictObject({ id: matches(Id), owner_user_id: matches(Id) }).partial();
export type PictureFilter = z.infer<typeof PictureFilter>;

export const files = {
  /**
   * What is known of one's own pictures; with the claim users.read of everybody's. The bytes go another way, each
   * with a bearer: `POST /pictures/create` and `PUT /pictures` take a form with `file` (and `id`), and
   * `GET /pictures/{id}` answers them, with `?size=small` as a square of 160 [specification 7]. Editors give the id of
   * one that they sent to a course, a partner or a post: from then on it is the house's, no longer theirs to replace, and
   * everybody sees it (`ShownPicture`). One that is used for nothing is forgotten after a day.
   */
  retrievePictures: retrieval('/pictures', {
    summary: 'Retrieve pictures',
    filter: PictureFilter,
    result: Picture,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),
};
