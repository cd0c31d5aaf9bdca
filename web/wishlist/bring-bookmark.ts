import { wishesLater } from '#web/shared/texts-of-page.ts';
import { bringParts } from '#web/shared/texts-store.ts';
import type { WishBookmark } from './wish-bookmark.tsx';

/** The button with its words, which no page has by itself. A file of its own keeps what it needs out of the first load. */
export async function bringBookmark(): Promise<typeof WishBookmark> {
  const [button] = await Promise.all([import('./wish-bookmark.tsx'), bringParts(wishesLater)]);
  return button.WishBookmark;
}
