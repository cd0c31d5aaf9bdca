export { inform } from './inform.ts';
export { liveRoute, openLive } from './live/open-live.ts';
export { messagesMoved } from './live/messages-moved.ts';
export { emitLibraryUpdate } from './live/emit-library-update.ts';
export { settleWarnings, type Settled } from './store/warnings.ts';
export type { FactsOf } from './store/facts.ts';
export { notifyPersons, unnotifiedPersons } from './notify-persons.ts';
