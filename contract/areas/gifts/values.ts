/** `unpaid` and `scheduled`: nothing was sent yet. `canceled`: the order ended, or its money was returned. */
export const giftStatuses = ['unpaid', 'scheduled', 'sent', 'accepted', 'declined', 'expired', 'canceled'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/** How long a gift of a course without dates can be accepted. */
export const giftMonths = 6;
