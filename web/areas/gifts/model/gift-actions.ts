import type { Gift } from '#contract/areas/gifts/calls.ts';

/** What the giver can still do; who has declined is not asked again. */
export function giftActions({ status, is_open }: Pick<Gift, 'status' | 'is_open'>): {
  resend: boolean;
  change: boolean;
} {
  if (!is_open) return { resend: false, change: false };
  return { resend: status === 'scheduled' || status === 'sent' || status === 'expired', change: true };
}
