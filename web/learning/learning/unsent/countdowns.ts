import type { ContentProgress, SavedProgress } from '#contract/learning/learning/calls.ts';
import { makeStore } from '#web/shared/store.ts';

type Seconds = Readonly<Record<number, number>>;

/** Sends again what the server does not count yet, once it does, whatever page is shown then. */
export function openCountdowns(save: (progress: ContentProgress) => Promise<void>) {
  /** The seconds that the server named, by content. */
  const seconds = makeStore<Seconds>({});
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function note(progress: ContentProgress, { done_in_seconds: missing }: SavedProgress): void {
    const { content_id: id } = progress;
    clearTimeout(timers.get(id));
    timers.delete(id);
    const { [id]: _, ...others } = seconds.get();
    seconds.set(missing === null ? others : { ...others, [id]: missing });
    if (missing !== null)
      timers.set(
        id,
        setTimeout(() => void save(progress), missing * 1_000),
      );
  }

  return { seconds, note };
}
