import type { StudentDocument } from '#contract/people/people/student.ts';
import type { DocumentRow } from './document-store.ts';

export function presentedDocument({ file_id: _, created_at, status_at, ...row }: DocumentRow): StudentDocument {
  return { ...row, status_at: status_at && status_at.toISOString(), created_at: created_at.toISOString() };
}
