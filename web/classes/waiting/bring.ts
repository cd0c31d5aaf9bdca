import { bringParts } from '#web/shared/texts-store.ts';

/** The part with its words, which only pages with a full class need. */
export async function bringWaiting() {
  const [part] = await Promise.all([import('./waiting-list-part.tsx'), bringParts(['waiting'])]);
  return part.WaitingListPart;
}
