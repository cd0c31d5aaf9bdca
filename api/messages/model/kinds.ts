import type { FixedReason, MessageKind, MessageTopic, WarningType } from '#contract/messages-values.ts';

export type KindRule = {
  topic: MessageTopic;
  /** Puts up a warning too, which stands until it is dealt with. */
  warning?: WarningType;
  /** Cannot be switched off: all of it where the account is in danger, its mail where it is a record [domain 9]. */
  fixed?: FixedReason;
  /** Only told to those who hold this claim. */
  claim?: string;
  /** Told no more, so that there is nothing to choose; what people keep of it is worded still. */
  isRetired?: true;
};

/** All that a user can be told, in the order in which it is offered to be switched off. */
export const kindRules: Record<MessageKind, KindRule> = {
  session_reused: { topic: 'account', warning: 'important', fixed: 'security' },
  password_changed: { topic: 'account', fixed: 'security' },
  factor_changed: { topic: 'account', fixed: 'security' },
  new_device_signed_in: { topic: 'account', fixed: 'security' },
  export_ready: { topic: 'account', warning: 'informative', fixed: 'security' },
  account_closing: { topic: 'account', warning: 'alert', fixed: 'security' },
  order_placed: { topic: 'orders', warning: 'important', fixed: 'contract' },
  order_paid: { topic: 'orders', fixed: 'contract' },
  service_delivered: { topic: 'orders' },
  order_canceled: { topic: 'orders', fixed: 'contract' },
  order_expired: { topic: 'orders', fixed: 'contract' },
  payment_declined: { topic: 'orders', warning: 'important', fixed: 'contract' },
  payment_lapsed: { topic: 'orders' },
  enrollment_opened: { topic: 'learning' },
  enrollment_concluded: { topic: 'learning' },
  enrollment_canceled: { topic: 'learning', fixed: 'contract' },
  class_canceled: { topic: 'learning', warning: 'important', fixed: 'contract' },
  class_moved: { topic: 'learning', warning: 'important', fixed: 'contract' },
  class_concluded: { topic: 'learning' },
  seat_offered: { topic: 'learning', warning: 'alert' },
  seat_offer_withdrawn: { topic: 'learning' },
  waiting_ended: { topic: 'learning' },
  waiting_seat_free: { topic: 'learning', isRetired: true },
  certificate_issued: { topic: 'certificates' },
  certificate_revoked: { topic: 'certificates', warning: 'important', fixed: 'contract' },
  certificate_replaced: { topic: 'certificates', fixed: 'contract' },
  wishlist_seat_free: { topic: 'wishlist' },
  wishlist_price_fell: { topic: 'wishlist' },
  review_reported: { topic: 'team', claim: 'reviews.hide' },
  proof_to_review: { topic: 'team', warning: 'important', claim: 'payments.approve' },
};
