import type { GiftStatus } from '#contract/areas/gifts/values.ts';
import type { BadgeTone } from '#web/shared/ui/badge.tsx';

/** How a gift stands, for the giver and for staff. */
export const giftTones: Record<GiftStatus, BadgeTone> = {
  unpaid: 'neutral',
  scheduled: 'info',
  sent: 'wait',
  accepted: 'good',
  declined: 'bad',
  expired: 'bad',
  canceled: 'neutral',
};
