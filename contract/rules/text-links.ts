/**
 * What an email program turns into a link: `://`, `www.`, or a host with a path or a port, such as `name.tld/`. A host
 * alone is a name that companies have.
 */
const link = /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}-]\.\p{L}{2,24}(?:\/|:\d)/iu;
const places = /\S+/gu;

export const replacedLink = '[…]';

export function hasLink(text: string): boolean {
  // Signs of full width and of ligatures look the same, and some programs read them as the same.
  return link.test(text.normalize('NFKC'));
}

/** For names that were stored before links were refused. Everything between two spaces goes that holds one. */
export function withoutLinks(text: string): string {
  return text.replaceAll(places, (word) => (hasLink(word) ? replacedLink : word));
}
