export { takePriceSubscribers, type PriceFall } from './price-subscribers.ts';
export { wishlistData } from './personal-data.ts';
export { removeBought } from './remove-from-wishlist.ts';
export { purgeRemovedItems } from './restore-to-wishlist.ts';
export { subscribersPerBatch, takeSeatSubscribers } from './seat-subscribers.ts';
