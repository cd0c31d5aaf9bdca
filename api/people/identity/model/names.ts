export type Names = { first_name: string; last_name: string };

type Stored = { name: string; first_name: string | null; last_name: string | null };

export function namesOf({ name, first_name, last_name }: Stored): Names {
  if (first_name !== null) return { first_name, last_name: last_name ?? '' };
  return splitName(name);
}

/** The last word is the family name, as on Portuguese documents. */
export function splitName(name: string): Names {
  const words = tidyName(name).split(' ');
  if (words.length === 1) return { first_name: words[0] ?? '', last_name: '' };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

export function wholeName({ first_name, last_name }: Names): string {
  return tidyName(`${first_name} ${last_name}`);
}

export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
