import { sql, type RawBuilder } from 'kysely';
import { textIn, type LocaleKey, type LocalizedText } from '#contract/basics.ts';
import type { ShownPicture } from '#contract/files/calls.ts';

/** As the database's `shown_picture` tells it. */
export type ShownRow = Pick<ShownPicture, 'widths' | 'width' | 'height' | 'placeholder'> & {
  id: number;
  sha256: string;
  alt: LocalizedText;
};

/** As pages show it to a reader. The address names the bytes, so that it can be kept for ever. */
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

/** What an update writes where a picture is given: the words of another one before it are not its own. */
export function forgettingOldWords(place: 'logo' | 'cover', id: number | null | undefined): Words {
  if (id === undefined) return {};
  const [picture, alt] = [sql.ref(`${place}_picture_id`), sql.ref(`${place}_picture_alt`)];
  return { [`${place}_picture_alt`]: sql`case when ${picture} is not distinct from ${id} then ${alt} else '{}' end` };
}

export function versionOf(sha256: string): string {
  return sha256.slice(0, 12);
}
