import type { AttendanceChange, AttendanceMark, RecordedAttendance } from '#contract/attendance/calls.ts';
import { mostAttendanceChanges } from '#contract/attendance/values.ts';
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

/** Records the changes of a register some moments after the last one, and again while there is no connection. */
export function recordingOf({ first, send, reload, remember }: Parts) {
  const store = makeStore<Recording>({ pending: first, conflicts: [], status: 'idle', savedAt: null, sentences: [] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function set(changed: Partial<Recording>): void {
    store.set({ ...store.get(), ...changed });
    if (changed.pending) remember(changed.pending);
  }

  function flushAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function change(changes: readonly AttendanceChange[]): void {
    const cells = new Set(changes.map(cellKey));
    const conflicts = store.get().conflicts.filter((each) => !cells.has(cellKey(each.change)));
    set({ pending: withChanges(store.get().pending, changes), conflicts });
    flushAfter(quietMs);
  }

  async function flush(): Promise<void> {
    const sent = store.get().pending.slice(0, mostAttendanceChanges);
    if (isSending || sent.length === 0) return;
    isSending = true;
    set({ status: 'saving', sentences: [] });
    try {
      const { marks, recorded_at } = await send(sent);
      set({ pending: afterRecording(store.get().pending, sent, marks), status: 'idle', savedAt: recorded_at });
      if (store.get().pending.length > 0) flushAfter(0);
    } catch (error) {
      await handle(error);
    } finally {
      isSending = false;
    }
  }

  async function handle(error: unknown): Promise<void> {
    if (codeOf(error) === 'attendance_changed') return separate();
    if (error instanceof ConnectionFailure) {
      set({ status: 'offline' });
      return flushAfter(retryMs);
    }
    set({ status: 'refused', sentences: sentencesOf(error) });
  }

  async function separate(): Promise<void> {
    const marks = await reload();
    const { free, conflicts } = apart(store.get().pending, marks);
    set({ pending: free, conflicts: [...store.get().conflicts, ...conflicts], status: 'idle' });
    if (free.length > 0) flushAfter(0);
  }

  return {
    ...store,
    change,
    flush,
    /** Records one's own value over that of somebody else, or leaves theirs. */
    resolve: ({ change: mine, theirs }: Conflict, keeps: 'mine' | 'theirs') => {
      set({ conflicts: store.get().conflicts.filter((each) => each.change !== mine) });
      if (keeps === 'mine') change([{ ...mine, version: theirs.version }]);
    },
    discard: () => set({ pending: [], status: 'idle', sentences: [] }),
    stop: () => clearTimeout(timer),
  };
}

export type RegisterRecording = ReturnType<typeof recordingOf>;
