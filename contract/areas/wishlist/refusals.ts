export const wishlistRefusals = {
  wishlist_full: 409,
} as const;
