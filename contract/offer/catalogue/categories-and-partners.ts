import { z } from 'zod';
import { Country, Id, localizedText, LocalizedText, writtenText } from '#contract/basics.ts';
import { PictureAlt, ShownPicture } from '#contract/platform/files/calls.ts';
import { matches } from '#contract/shapes.ts';
import { longestSearch } from './values.ts';

const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  cover_key: z.string(),
  course_count: z.int().nonnegative().describe('The number of its published courses.'),
  cover_url: z.string(),
});
export type Category = z.infer<typeof Category>;

export const Partner = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  about: z.string(),
  licence: z.string().nullable(),
  website: z.string().nullable().describe('Its own site.'),
  logo: ShownPicture.nullable(),
  cover: ShownPicture.nullable(),
  course_count: z.int().nonnegative().describe('The number of its published courses.'),
});
export type Partner = z.infer<typeof Partner>;

const AnySlug = z.string().max(100);

export const CategoryFilter = z.strictObject({ id: matches(Id), slug: matches(AnySlug) }).partial();
export type CategoryFilter = z.infer<typeof CategoryFilter>;

export const PartnerFilter = z
  .strictObject({
    search: z
      .string()
      .max(longestSearch)
      .describe(
        'Words that all occur in the name, the city or the country (in Portuguese or English), ignoring accents and case.',
      ),
    id: matches(Id),
    slug: matches(AnySlug),
    name: matches(z.string().max(200)),
    city: matches(z.string().max(100)),
    country: matches(z.string().max(100)),
  })
  .partial();
export type PartnerFilter = z.infer<typeof PartnerFilter>;

export const CategoryFields = z.strictObject({
  slug: Slug,
  name: writtenText(300),
  cover_key: z.string().min(1).max(40),
  position: z.int(),
});
export const NewCategory = CategoryFields.partial({ position: true });
export type NewCategory = z.infer<typeof NewCategory>;
export const CategoryChange = CategoryFields.partial().extend({ id: Id });
export type CategoryChange = z.infer<typeof CategoryChange>;

export const PartnerFields = z.strictObject({
  slug: Slug,
  name: z.string().trim().min(1).max(200),
  city: z.string().max(100).nullable(),
  country: Country.nullable(),
  about: LocalizedText,
  licence: z.string().max(200).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  tax_id: z.string().max(40).nullable(),
  signatory_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .nullable()
    .describe(
      'Signs the certificates that are issued from now on; null for nobody. Certificates that exist stay as they are.',
    ),
  signatory_role: localizedText(120).describe('The function of that person, printed below the name; empty for none.'),
  logo_picture_id: Id.nullable().describe(
    'A picture that the editor uploaded with `POST /pictures/create`, or the current one; null removes it.',
  ),
  cover_picture_id: Id.nullable(),
  logo_picture_alt: PictureAlt,
  cover_picture_alt: PictureAlt,
});
export const NewPartner = PartnerFields.partial().required({ slug: true, name: true });
export type NewPartner = z.infer<typeof NewPartner>;
export const PartnerChange = PartnerFields.partial().extend({ id: Id });
export type PartnerChange = z.infer<typeof PartnerChange>;
