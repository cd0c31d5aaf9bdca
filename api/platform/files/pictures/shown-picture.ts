import { sql, type RawBuilder } from 'kysely';
import { textIn, type LocaleKey, type LocalizedText } from '#contract/basics.ts';
import type { ShownPicture } from '#contract/platform/files/calls.ts';

/** As the database function `shown_picture` returns it. */
export type ShownRow = Pick<ShownPicture, 'widths' | 'width' | 'height' | 'placeholder'> & {
  id: number;
  sha256: string;
  alt: LocalizedText;
};

/** The address contains a hash of the bytes, so that it can be cached forever. */
export function toShownPicture(row: ShownRow | null, locale: LocaleKey): ShownPicture | null {
  if (!row) return null;
  const { id, sha256, widths, width, height, placeholder, alt } = row;
  return {
    url: `/api/pictures/${id}/${versionOf(sha256)}`,
    widths,
    width,
    height,
    placeholder,
    alt: textIn(alt, locale),
  };
}

type Words = { logo_picture_alt?: RawBuilder<string>; cover_picture_alt?: RawBuilder<string> };

/** Clears the alternative text when an update changes the picture, unless the update sets it too. */
export function forgettingOldWords(place: 'logo' | 'cover', id: number | null | undefined): Words {
  if (id === undefined) return {};
  const [picture, alt] = [sql.ref(`${place}_picture_id`), sql.ref(`${place}_picture_alt`)];
  return { [`${place}_picture_alt`]: sql`case when ${picture} is not distinct from ${id} then ${alt} else '{}' end` };
}

export function versionOf(sha256: string): string {
  return sha256.slice(0, 12);
}
