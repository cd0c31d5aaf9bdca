import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttendanceChange, AttendanceMark } from '#contract/learning/attendance/calls.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { recordingOf } from './register-changes.ts';

const change: AttendanceChange = { lesson_id: 1, enrollment_id: 7, state: 'present', version: 0 };
const recorded_at = '2026-11-24T08:48:00Z';

function markOf({ lesson_id, enrollment_id, state, version }: AttendanceChange): AttendanceMark {
  return { lesson_id, enrollment_id, state, minutes: 0, how: 'hand', recorded_at, version: version + 1 };
}

function refusal(code: string): ApiError {
  return new ApiError(409, { status: 'error', message: code, errors: [{ code, message: `${code}.` }] });
}

function opened(input: { fails?: unknown[]; marks?: AttendanceMark[] } = {}) {
  const fails = [...(input.fails ?? [])];
  const sent: (readonly AttendanceChange[])[] = [];
  const remembered: (readonly AttendanceChange[])[] = [];
  const recording = recordingOf({
    first: [],
    send: async (changes) => {
      sent.push(changes);
      const error = fails.shift();
      if (error) throw error;
      return { class_id: 1, recorded_at, marks: changes.map(markOf), rates: [] };
    },
    reload: async () => input.marks ?? [],
    remember: (pending) => remembered.push(pending),
  });
  return { recording, sent, remembered };
}

describe('the changes of a register', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('are recorded together once nobody has pressed for a moment', async () => {
    const { recording, sent } = opened();
    recording.change([change]);
    recording.change([{ ...change, enrollment_id: 8 }]);
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toMatchObject([[{ enrollment_id: 7 }, { enrollment_id: 8 }]]);
    expect(recording.get()).toMatchObject({ pending: [], status: 'idle', savedAt: recorded_at });
  });

  test('are sent again without a connection, and none is lost', async () => {
    const { recording, sent, remembered } = opened({ fails: [new ConnectionFailure(), new ConnectionFailure()] });
    recording.change([change]);
    await vi.advanceTimersByTimeAsync(800);
    expect(recording.get()).toMatchObject({ pending: [change], status: 'offline' });
    recording.change([{ ...change, enrollment_id: 8 }]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.at(-1)).toHaveLength(2);
    expect(recording.get()).toMatchObject({ pending: [], status: 'idle' });
    expect(remembered[0]).toEqual([change]);
  });

  test('wait for a decision where somebody else recorded another value, and the rest is recorded', async () => {
    const theirs = { ...markOf(change), state: 'absent' as const };
    const { recording, sent } = opened({ fails: [refusal('attendance_changed')], marks: [theirs] });
    recording.change([change, { ...change, enrollment_id: 8 }]);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(recording.get()).toMatchObject({ conflicts: [{ change, theirs }], pending: [] });
    expect(sent.at(-1)).toMatchObject([{ enrollment_id: 8 }]);
    const [conflict] = recording.get().conflicts;
    if (!conflict) throw new Error('no conflict');
    recording.resolve(conflict, 'mine');
    await vi.advanceTimersByTimeAsync(800);
    expect(sent.at(-1)).toMatchObject([{ enrollment_id: 7, state: 'present', version: 1 }]);
    expect(recording.get().conflicts).toEqual([]);
  });

  test('say why they are refused, and are kept until they are discarded', async () => {
    const { recording } = opened({ fails: [refusal('attendance_closed')] });
    recording.change([change]);
    await vi.advanceTimersByTimeAsync(800);
    const sentences = [{ code: 'attendance_closed', message: 'attendance_closed.' }];
    expect(recording.get()).toMatchObject({ status: 'refused', sentences, pending: [change] });
    recording.discard();
    expect(recording.get()).toMatchObject({ status: 'idle', pending: [] });
  });
});
