/** Loads the parts of the player that a module needs, so that the service worker has them. */
export async function storePartsOfPlayer(): Promise<void> {
  await Promise.all([import('../linked-content.tsx'), import('../video-content.tsx')]);
}
