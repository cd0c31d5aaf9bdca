export { priceCart, type PricedLine } from './price-cart.ts';
export { emptyCart, lockCart, readCart, removeFromCart, type SavedItems } from './read-cart.ts';
