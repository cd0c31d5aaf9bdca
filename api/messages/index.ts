export { purgeOldMessages } from './purge-old-messages.ts';
export { inform, type Message } from './inform.ts';
export { liveRoute, openLive, type Live } from './live/open-live.ts';
export { settleWarnings } from './settle-warnings.ts';
export type { Facts } from './store/facts.ts';
export { messageData } from './personal-data.ts';
export { notifyPersons } from './notify-persons.ts';
