/** So many courses fit into one wishlist; more than anybody looks through. */
export const maxWishlistItems = 100;
