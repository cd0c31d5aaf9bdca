export { takePriceHearers, type PriceFall } from './price-hearers.ts';
export { wishlistData } from './personal-data.ts';
export { forgetBought } from './remove-wish.ts';
export { forgetRemovedWishes } from './restore-wish.ts';
export { wishlistRoutes } from './routes.ts';
export { hearersPerBatch, takeSeatHearers } from './seat-hearers.ts';
