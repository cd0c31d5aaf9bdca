import { sentencesOf } from '#web/shared/api/api-error.ts';
import { notify } from '#web/shared/ui/notify.ts';

const forMs = 10_000;
let latest: { undo: () => Promise<void>; until: number } | undefined;

type Offer = { messages: string; label: string; undone: string; undo: () => Promise<unknown> };

/** A notice with the way back, which the key U takes as well, for ten seconds. */
export function offerUndo({ messages, label, undone, undo }: Offer): void {
  const run = async () => {
    latest = undefined;
    try {
      await undo();
      notify({ kind: 'info', messages: undone });
    } catch (error) {
      notify({ kind: 'error', messages: sentencesOf(error).map(({ message }) => message) });
    }
  };
  latest = { undo: run, until: Date.now() + forMs };
  notify({ kind: 'success', messages, action: { label, onPress: () => void run() } });
}

/** What is done for good leaves nothing for the key to undo. */
export function forbidUndo(): void {
  latest = undefined;
}

export function undoLatest(): boolean {
  if (!latest || latest.until < Date.now()) return false;
  void latest.undo();
  return true;
}
