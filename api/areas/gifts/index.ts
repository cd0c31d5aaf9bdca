export { openGifts } from './send-gifts.ts';
