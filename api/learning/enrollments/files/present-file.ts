import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import type { FileRow } from './store.ts';

export function presentFile(row: FileRow): EnrollmentFile {
  const { name, mime, byte_size } = row;
  return {
    id: row.id,
    enrollment_id: row.enrollment_id,
    class_id: row.class_id,
    person: { id: row.person_id, name: row.person_name },
    category: row.category,
    status: row.status,
    file: name === null || mime === null || byte_size === null ? null : { name, mime, byte_size },
    is_reused: row.is_reused,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
