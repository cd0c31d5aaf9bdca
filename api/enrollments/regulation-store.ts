import type { ClassStatus } from '#contract/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ruled } from './model/awaits-regulation.ts';

export type Rules = {
  /** The hash of the file that its class has now. */
  current: string | null;
  accepted: string | null;
  acceptedAt: Date | null;
};

export async function findRules(ctx: Ctx, enrollmentId: number): Promise<Rules> {
  return ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .leftJoin('shared_files as files', 'files.id', 'classes.regulation_file_id')
    .select(['files.sha256 as current', 'enrollments.regulation_sha256 as accepted'])
    .select('enrollments.regulation_accepted_at as acceptedAt')
    .where('enrollments.id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
}

export async function writeAcceptance(ctx: Ctx, { id, sha256 }: { id: number; sha256: string }): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ regulation_accepted_at: ctx.now(), regulation_sha256: sha256 })
    .where('id', '=', id)
    .execute();
}

type Read = { enrollmentId: number; personId: number };

/** The file of the rules that one has accepted, or else of those that the class has; null where there are none. */
export async function findRulesFile(ctx: Ctx, { enrollmentId, personId }: Read): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('enrollments')
    .innerJoin('shared_classes as classes', 'classes.id', 'enrollments.class_id')
    .leftJoin('shared_files as files', (join) =>
      join
        .onRef('files.sha256', '=', 'enrollments.regulation_sha256')
        .on('files.category', '=', 'regulation')
        .on('files.deleted_at', 'is', null),
    )
    .select(['files.id as accepted', 'classes.regulation_file_id as current'])
    .where('enrollments.id', '=', enrollmentId)
    .where('enrollments.person_id', '=', personId)
    .orderBy('files.id')
    .limit(1)
    .executeTakeFirst();
  return row?.accepted ?? row?.current ?? null;
}

/** Those of these files that somebody has accepted, by their bytes. */
export async function acceptedRegulations(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_files as files')
    .select('id')
    .where('id', 'in', ids)
    .where('sha256', 'in', (select) =>
      select.selectFrom('enrollments').select('regulation_sha256').where('regulation_sha256', 'is not', null),
    )
    .execute();
  return rows.map(({ id }) => id);
}

type RuledRow = {
  status: EnrollmentStatus;
  concluded_at: Date | null;
  rules_sha256: string | null;
  regulation_accepted_at: Date | null;
  class_status: ClassStatus;
  end_at: Date | null;
};

/** What decides whether the rules have yet to be accepted, of a row that was read with its class. */
export function ruledBy(row: RuledRow): Ruled {
  return {
    status: row.status,
    concludedAt: row.concluded_at,
    regulation: row.rules_sha256,
    acceptedAt: row.regulation_accepted_at,
    classStatus: row.class_status,
    endAt: row.end_at,
  };
}
