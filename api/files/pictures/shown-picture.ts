import type { ShownPicture } from '#contract/files.ts';

/** As the database's `shown_picture` tells it. */
export type ShownRow = Pick<ShownPicture, 'widths' | 'width' | 'height' | 'placeholder'> & {
  id: number;
  sha256: string;
};

/** As pages show it. The address names the bytes, so that it can be kept for ever. */
export function toShownPicture(row: ShownRow | null): ShownPicture | null {
  if (!row) return null;
  const { id, sha256, widths, width, height, placeholder } = row;
  return { url: `/api/pictures/${id}/${versionOf(sha256)}`, widths, width, height, placeholder };
}

export function versionOf(sha256: string): string {
  return sha256.slice(0, 12);
}
