import { sql } from 'kysely';
import type { DocumentFilter } from '#contract/people/people/student.ts';
import type { DocumentStatus, StudentCategory } from '#contract/people/people/student-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Scope } from './qualification-store.ts';

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('student_documents as document')
    .innerJoin('shared_files as files', 'files.id', 'document.file_id')
    .select(['document.id', 'document.person_id', 'document.category', 'document.title', 'document.qualification_id'])
    .select(['document.file_id', 'document.status', 'document.status_at', 'document.rejected_reason'])
    .select(['document.created_at', 'files.name as file_name', 'files.mime', 'files.byte_size'])
    .$narrowType<{ category: StudentCategory; status: DocumentStatus | null }>();
}

function standing(ctx: Ctx) {
  return rows(ctx).where('document.replaced_at', 'is', null).where('document.deleted_at', 'is', null);
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function within(ctx: Ctx, scope: Scope) {
  return scope === 'all' ? standing(ctx) : standing(ctx).where('document.person_id', '=', scope.personId);
}

const filters = ['id', 'person_id', 'category', 'status', 'qualification_id'] as const;

export async function pageOfDocuments(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: DocumentFilter }> & { scope: Scope },
) {
  let query = within(ctx, scope);
  for (const name of filters) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`document.${name}`), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`document.${field}`), order);
  return pageOf(query.orderBy('document.id', 'desc'), page);
}

export async function findDocument(ctx: Ctx, id: number, scope: Scope): Promise<DocumentRow | undefined> {
  return within(ctx, scope).where('document.id', '=', id).executeTakeFirst();
}

export async function lockDocument(ctx: Ctx, id: number): Promise<DocumentRow | undefined> {
  return standing(ctx).where('document.id', '=', id).forUpdate('document').executeTakeFirst();
}

export async function countDocuments(ctx: Ctx, personId: number, category: StudentCategory): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('student_documents')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('person_id', '=', personId)
    .where('category', '=', category)
    .where('replaced_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

type NewDocument = {
  personId: number;
  category: StudentCategory;
  title: string | null;
  qualificationId: number | null;
  fileId: number;
  status: DocumentStatus | null;
};

export async function insertDocument(ctx: Ctx, input: NewDocument): Promise<number> {
  const { id } = await ctx.db
    .insertInto('student_documents')
    .values({
      person_id: input.personId,
      category: input.category,
      title: input.title,
      qualification_id: input.qualificationId,
      file_id: input.fileId,
      status: input.status,
      status_at: input.status && ctx.now(),
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Place = { personId: number; category: StudentCategory; qualificationId: number | null };

export async function replaceDocument(ctx: Ctx, { personId, category, qualificationId }: Place): Promise<void> {
  await ctx.db
    .updateTable('student_documents')
    .set({ replaced_at: ctx.now() })
    .where('person_id', '=', personId)
    .where('category', '=', category)
    .where('qualification_id', 'is not distinct from', qualificationId)
    .where('replaced_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

type Removed = { personId: number } & ({ id: number } | { qualificationId: number });

export async function removeDocuments(ctx: Ctx, { personId, ...which }: Removed): Promise<number> {
  let query = ctx.db
    .updateTable('student_documents')
    .set({ deleted_at: ctx.now() })
    .where('person_id', '=', personId)
    .where('replaced_at', 'is', null)
    .where('deleted_at', 'is', null);
  if ('id' in which) query = query.where('id', '=', which.id);
  else query = query.where('qualification_id', '=', which.qualificationId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

type Judged = { id: number; status: DocumentStatus; reason: string | null };

export async function judgeDocument(ctx: Ctx, { id, status, reason }: Judged): Promise<void> {
  await ctx.db
    .updateTable('student_documents')
    .set({ status, status_at: ctx.now(), rejected_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function documentsToPurge(ctx: Ctx, before: Date): Promise<{ id: number; file_id: number }[]> {
  return ctx.db
    .selectFrom('student_documents')
    .select(['id', 'file_id'])
    .where('forgotten_at', 'is', null)
    .where((where) => where.or([where('replaced_at', '<', before), where('deleted_at', '<', before)]))
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function markPurged(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('student_documents')
    .set({ forgotten_at: ctx.now(), title: null, rejected_reason: null })
    .where('id', '=', id)
    .execute();
}
