import type { AttendanceChange, AttendanceMark, RecordedAttendance } from '#contract/learning/attendance/calls.ts';
import { mostAttendanceChanges } from '#contract/learning/attendance/values.ts';
import { codeOf, sentencesOf, type Sentence } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { makeStore } from '#web/shared/store.ts';
import { afterRecording, apart, cellKey, withChanges, type Conflict } from './model/pending-changes.ts';

export type Recording = {
  pending: readonly AttendanceChange[];
  conflicts: readonly Conflict[];
  status: 'idle' | 'saving' | 'offline' | 'refused';
  savedAt: string | null;
  sentences: readonly Sentence[];
};

type Parts = {
  first: readonly AttendanceChange[];
  send: (changes: readonly AttendanceChange[]) => Promise<RecordedAttendance>;
  /** The marks as they are recorded now. */
  reload: () => Promise<readonly AttendanceMark[]>;
  /** Called with all that is not recorded, so that a reload of the page loses nothing. */
  remember: (pending: readonly AttendanceChange[]) => void;
};

const quietMs = 700;
const retryMs = 10_000;

type Queue = Parts & {
  store: ReturnType<typeof makeStore<Recording>>;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
};

/** Records the changes of a register some moments after the last one, and again while there is no connection. */
export function recordingOf(parts: Parts) {
  const first: Recording = { pending: parts.first, conflicts: [], status: 'idle', savedAt: null, sentences: [] };
  const store = makeStore<Recording>(first);
  const queue: Queue = { ...parts, store, timer: undefined, isSending: false };
  return {
    ...store,
    change: (changes: readonly AttendanceChange[]) => change(queue, changes),
    flush: () => flush(queue),
    /** Records one's own value over that of somebody else, or leaves theirs. */
    resolve: ({ change: mine, theirs }: Conflict, keeps: 'mine' | 'theirs') => {
      set(queue, { conflicts: store.get().conflicts.filter((each) => each.change !== mine) });
      if (keeps === 'mine') change(queue, [{ ...mine, version: theirs.version }]);
    },
    discard: () => set(queue, { pending: [], status: 'idle', sentences: [] }),
    stop: () => clearTimeout(queue.timer),
  };
}

export type RegisterRecording = ReturnType<typeof recordingOf>;

function set({ store, remember }: Queue, changed: Partial<Recording>): void {
  store.set({ ...store.get(), ...changed });
  if (changed.pending) remember(changed.pending);
}

function flushAfter(queue: Queue, ms: number): void {
  clearTimeout(queue.timer);
  queue.timer = setTimeout(() => void flush(queue), ms);
}

function change(queue: Queue, changes: readonly AttendanceChange[]): void {
  const { pending, conflicts } = queue.store.get();
  const cells = new Set(changes.map(cellKey));
  const others = conflicts.filter((each) => !cells.has(cellKey(each.change)));
  set(queue, { pending: withChanges(pending, changes), conflicts: others });
  flushAfter(queue, quietMs);
}

async function flush(queue: Queue): Promise<void> {
  const { store, send } = queue;
  const sent = store.get().pending.slice(0, mostAttendanceChanges);
  if (queue.isSending || sent.length === 0) return;
  queue.isSending = true;
  set(queue, { status: 'saving', sentences: [] });
  try {
    const { marks, recorded_at } = await send(sent);
    set(queue, { pending: afterRecording(store.get().pending, sent, marks), status: 'idle', savedAt: recorded_at });
    if (store.get().pending.length > 0) flushAfter(queue, 0);
  } catch (error) {
    await handle(queue, error);
  } finally {
    queue.isSending = false;
  }
}

async function handle(queue: Queue, error: unknown): Promise<void> {
  if (codeOf(error) === 'attendance_changed') return separate(queue);
  if (error instanceof ConnectionFailure) {
    set(queue, { status: 'offline' });
    return flushAfter(queue, retryMs);
  }
  set(queue, { status: 'refused', sentences: sentencesOf(error) });
}

async function separate(queue: Queue): Promise<void> {
  const { store, reload } = queue;
  const marks = await reload();
  const { free, conflicts } = apart(store.get().pending, marks);
  set(queue, { pending: free, conflicts: [...store.get().conflicts, ...conflicts], status: 'idle' });
  if (free.length > 0) flushAfter(queue, 0);
}
