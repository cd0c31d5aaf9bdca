import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';

export function ownDocuments(ctx: Ctx, { personId }: Whose) {
  return ctx.db
    .selectFrom('student_documents as document')
    .innerJoin('shared_files as files', 'files.id', 'document.file_id')
    .select(['document.id', 'document.category', 'document.title', 'document.qualification_id', 'document.status'])
    .select(['document.status_at', 'document.rejected_reason', 'document.created_at'])
    .select(['document.replaced_at', 'document.deleted_at', 'files.name', 'files.storage_key'])
    .where('document.person_id', '=', personId)
    .where('document.forgotten_at', 'is', null)
    .orderBy('document.id')
    .execute();
}

export function documentFileIds(ctx: Ctx, { personId }: Whose): Promise<{ id: number; file_id: number }[]> {
  return ctx.db
    .selectFrom('student_documents')
    .select(['id', 'file_id'])
    .where('person_id', '=', personId)
    .where('forgotten_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function eraseRecordRows(ctx: Ctx, { personId }: Whose): Promise<void> {
  await ctx.db
    .updateTable('student_documents')
    .set((row) => ({
      title: null,
      rejected_reason: null,
      deleted_at: row.fn.coalesce('deleted_at', row.val(ctx.now())),
    }))
    .where('person_id', '=', personId)
    .execute();
  await ctx.db
    .updateTable('qualifications')
    .set((row) => ({
      level: 'other',
      field: '',
      institution: '',
      country: '',
      from_year: null,
      to_year: null,
      deleted_at: row.fn.coalesce('deleted_at', row.val(ctx.now())),
    }))
    .where('person_id', '=', personId)
    .execute();
}
