/** What a slice has on request, beside a list, a command and a page. */
export const requestableParts = ['mail', 'job', 'event', 'file'] as const;
type Requestable = (typeof requestableParts)[number];

/** `handle`: the event has a reaction of its own, since nobody is notified of it. */
export type Part = Requestable | 'handle';
export type Parts = ReadonlySet<Part>;

/** Reads `mail,job`. A mail is the reaction to an event, and every event has a reaction. */
export function partsOf(list = ''): Parts {
  const requested = list.split(',').filter((name) => name !== '');
  const unknown = requested.find((name) => !isRequestable(name));
  if (unknown !== undefined) {
    throw new Error(`A slice has no "${unknown}". It can have ${requestableParts.join(', ')}.`);
  }
  const parts = new Set<Part>(requested.filter(isRequestable));
  if (parts.has('mail')) parts.add('event');
  else if (parts.has('event')) parts.add('handle');
  return parts;
}

/** Leaves out what is between `{{#mail}}` and `{{/mail}}` where there is no mail. */
export function withParts(template: string, parts: Parts): string {
  const has = new Set<string>(parts);
  const select = (_: string, part: string, text: string) => (has.has(part) ? text : '');
  return template
    .replaceAll(/^\{\{#(\w+)\}\}\n([^]*?)^\{\{\/\1\}\}\n/gm, select)
    .replaceAll(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g, select);
}

function isRequestable(name: string): name is Requestable {
  return requestableParts.some((part) => part === name);
}
