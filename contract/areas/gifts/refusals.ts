export const giftsRefusals = {
  gift_accepted: 409,
  gift_declined: 409,
  gift_unpaid: 409,
  gift_over: 409,
  gift_of_another: 403,
  gift_owned: 409,
  gift_on_hold: 409,
  gift_class_over: 409,
} as const;
