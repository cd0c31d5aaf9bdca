import { isEmailAddress } from '#contract/people/identity/values.ts';
import type { GiftDetails, NewGift } from '#contract/sales/orders/parts.ts';

/** By the id of the course. */
export type GiftDrafts = Record<string, GiftDetails>;

type Line = { id: number; quantity: number };

export type GiftFault = {
  field: `gifts.${number}.email`;
  wrong: 'gift_email_missing' | 'gift_email_invalid' | 'gift_to_yourself' | 'gift_quantity';
};

/** In the order of the cart, in which the server counts them in its refusals. */
export function giftsIn(lines: readonly Line[], drafts: GiftDrafts): NewGift[] {
  return lines.flatMap(({ id }) => {
    const draft = drafts[id];
    return draft ? [{ course_id: id, ...draft, send_on: draft.send_on || null }] : [];
  });
}

export function giftFaults(lines: readonly Line[], drafts: GiftDrafts, username = ''): GiftFault[] {
  return giftsIn(lines, drafts).flatMap(({ course_id, email }, place): GiftFault[] => {
    const quantity = lines.find(({ id }) => id === course_id)?.quantity ?? 1;
    const wrong = quantity === 1 ? wrongAddress(email.trim(), username) : 'gift_quantity';
    return wrong ? [{ field: `gifts.${place}.email`, wrong }] : [];
  });
}

function wrongAddress(email: string, username: string): GiftFault['wrong'] | null {
  if (email === '') return 'gift_email_missing';
  if (!isEmailAddress(email)) return 'gift_email_invalid';
  return email.toLowerCase() === username.toLowerCase() ? 'gift_to_yourself' : null;
}

/** From storage, where anything may be. */
export function giftDraftsFrom(stored: unknown): GiftDrafts {
  const match = Object.entries(Object(stored)).map(([id, draft]) => [id, giftDraftFrom(draft)] as const);
  return Object.fromEntries(match.flatMap(([id, draft]) => (draft ? [[id, draft]] : [])));
}

function giftDraftFrom(stored: unknown): GiftDetails | null {
  const values = new Map<string, unknown>(Object.entries(Object(stored)));
  const text = (name: string): string | null => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  const email = text('email');
  if (email === null) return null;
  return { email, name: text('name') ?? '', message: text('message') ?? '', send_on: text('send_on') };
}
