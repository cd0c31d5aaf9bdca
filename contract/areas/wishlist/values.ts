export const maxWishlistItems = 100;
