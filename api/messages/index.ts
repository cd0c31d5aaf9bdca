export { forgetOldMessages } from './forget-old-messages.ts';
export { inform, type Message } from './inform.ts';
export { openLive, type Live } from './live/open-live.ts';
export { messagesRoutes } from './routes.ts';
export { settleWarnings } from './settle-warnings.ts';
export type { Facts } from './store/facts.ts';
export { messageData } from './personal-data.ts';
