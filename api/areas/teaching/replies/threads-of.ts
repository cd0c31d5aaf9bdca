import type { ClassMessage, ClassReply } from '#contract/areas/teaching/calls.ts';
import type { ReplyRow } from './store.ts';

/** Of one message: the thread with the newest reply first. */
export function threadsOf(replies: readonly ReplyRow[]): ClassMessage['threads'] {
  const threads = [...Map.groupBy(replies, ({ person_id }) => person_id)].map(([id, rows]) => ({
    person: { id, name: rows[0]?.person_name ?? '' },
    replies: rows.map(presentReply),
  }));
  const newestOf = ({ replies: shown }: (typeof threads)[number]) => shown.at(-1)?.id ?? 0;
  return threads.toSorted((one, other) => newestOf(other) - newestOf(one));
}

export function presentReply({ id, author_person_id, author_name, text, sent_at }: ReplyRow): ClassReply {
  return { id, author: { id: author_person_id, name: author_name }, text, sent_at: sent_at.toISOString() };
}
