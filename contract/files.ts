import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import { matches, retrieval } from './shapes.ts';

/** A picture of a person, drawn anew from what was sent; its bytes are at `GET /pictures/{id}`. */
export const Picture = z.object({
  id: Id,
  owner_user_id: Id,
  content_type: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  byte_size: z.int().positive(),
  created_at: Moment,
  updated_at: Moment,
});
export type Picture = z.infer<typeof Picture>;

export const PictureFilter = z.strictObject({ id: matches(Id), owner_user_id: matches(Id) }).partial();
export type PictureFilter = z.infer<typeof PictureFilter>;

export const files = {
  /**
   * What is known of one's own pictures; with the claim users.read of everybody's. The bytes go another way, each
   * with a bearer: `POST /pictures/create` and `PUT /pictures` take a form with `file` (and `id`), and
   * `GET /pictures/{id}` answers them, with `?size=small` as a square of 160 [specification 7].
   */
  retrievePictures: retrieval('/pictures', {
    summary: 'Retrieve pictures',
    filter: PictureFilter,
    result: Picture,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),
};
