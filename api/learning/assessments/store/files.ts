import { sql, type SqlBool } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { isGrader, isOwn } from './attempts.ts';

export function filesOf(ctx: Ctx, attemptId: number) {
  return ctx.db
    .selectFrom('attempt_files as f')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .select(['f.file_id as id', 'f.question_id', 'bytes.name', 'bytes.byte_size'])
    .where('f.attempt_id', '=', attemptId)
    .where('bytes.deleted_at', 'is', null)
    .orderBy('f.file_id')
    .execute();
}

type NewFile = { fileId: number; attemptId: number; questionId: string };

export async function insertFile(ctx: Ctx, { fileId, attemptId, questionId }: NewFile): Promise<void> {
  await ctx.db
    .insertInto('attempt_files')
    .values({ file_id: fileId, attempt_id: attemptId, question_id: questionId })
    .execute();
}

/** Its learner, and the trainers once the attempt has ended. */
export function findReadableFile(ctx: Ctx, fileId: number) {
  return ctx.db
    .selectFrom('attempt_files as f')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .innerJoin('attempts as t', 't.id', 'f.attempt_id')
    .innerJoin('shared_enrollments as e', 'e.id', 't.enrollment_id')
    .select(['bytes.name', 'bytes.mime', 'bytes.byte_size', 'bytes.storage_key'])
    .where('f.file_id', '=', fileId)
    .where('bytes.deleted_at', 'is', null)
    .where(sql<SqlBool>`(${isOwn(ctx)} or (t.status <> 'open' and ${isGrader(ctx)}))`)
    .executeTakeFirst();
}
