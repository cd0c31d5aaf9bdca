/** Ends the task at hand: on a slow phone, long work must leave the browser room to draw and to answer in between. */
export function yieldToBrowser(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
