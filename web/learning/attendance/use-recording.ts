import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AttendanceChange, PersonAttendance, RecordedAttendance } from '#contract/learning/attendance/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { dropDraft, readDraft, storeDraft } from '#web/shared/session/draft-store.ts';
import { registerQuery } from './attendance-queries.ts';
import { cellKey } from './model/pending-changes.ts';
import { recordingOf, type Recording, type RegisterRecording } from './register-changes.ts';

/** Changes that are not recorded survive a reload of the tab, and are sent once there is a connection. */
export function useRecording(classId: number, userId: number): [Recording, RegisterRecording] {
  const client = useQueryClient();
  const recording = useMemo(() => {
    const draft = `attendance_${classId}`;
    const { queryKey, queryFn } = registerQuery(classId, { live: false });
    return recordingOf({
      first: draftOf(readDraft(draft, userId)),
      send: async (changes) => {
        const [recorded] = (
          await api().attendance.recordAttendance({ data: [{ class_id: classId, changes: [...changes] }] })
        ).data;
        client.setQueryData<PersonAttendance[]>(queryKey, (rows) => rows?.map((row) => withRecorded(row, recorded)));
        return recorded;
      },
      reload: async () => (await client.fetchQuery({ queryKey, queryFn, staleTime: 0 })).flatMap(({ marks }) => marks),
      remember: (pending) => (pending.length > 0 ? storeDraft(draft, userId, [...pending]) : dropDraft(draft)),
    });
  }, [client, classId, userId]);

  useEffect(() => {
    const flush = () => void recording.flush();
    flush();
    addEventListener('online', flush);
    return () => {
      removeEventListener('online', flush);
      recording.stop();
      flush();
    };
  }, [recording]);

  return [useSyncExternalStore(recording.subscribe, recording.get), recording];
}

function draftOf(stored: unknown): AttendanceChange[] {
  return Array.isArray(stored) ? stored.filter(isChange) : [];
}

function isChange(stored: unknown): stored is AttendanceChange {
  const { lesson_id, state }: { lesson_id?: unknown; state?: unknown } = Object(stored);
  return typeof lesson_id === 'number' && typeof state === 'string';
}

function withRecorded(row: PersonAttendance, { marks, rates }: RecordedAttendance): PersonAttendance {
  const own = marks.filter(({ enrollment_id }) => enrollment_id === row.enrollment_id);
  const replaced = new Set(own.map(cellKey));
  const rate = rates.find(({ enrollment_id }) => enrollment_id === row.enrollment_id);
  return {
    ...row,
    attendance_rate: rate ? rate.attendance_rate : row.attendance_rate,
    marks: [...row.marks.filter((mark) => !replaced.has(cellKey(mark))), ...own],
  };
}
