import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { certificateNeeds, type Measured } from '../model/certificate-needs.ts';
import { certificateInReach } from '../model/certificate-in-reach.ts';
import { hasBegun } from '../model/enrollment-status.ts';
import { pageOfStandings, type StandingQuery, type StandingRow } from './store.ts';

/** Newest first, an active one before those that are over. */
export async function retrieveEnrollmentStandings(
  ctx: Ctx,
  { sort: _, ...query }: StandingQuery,
): Promise<ResultPage<EnrollmentStanding>> {
  const { personId } = signedIn(ctx);
  const { rows, total } = await pageOfStandings(ctx, { ...query, personId });
  return { results: rows.map((row) => standingOf(row, ctx.now())), total };
}

function standingOf(row: StandingRow, now: Date): EnrollmentStanding {
  return {
    enrollment_id: row.id,
    class_id: row.class_id,
    status: row.status,
    outcome: row.outcome,
    class_type: row.class_type,
    registered_at: row.registered_at.toISOString(),
    paid_at: moment(row.paid_at),
    files_due_at: moment(row.files_due_at),
    enrolled_at: moment(row.enrolled_at),
    ended_at: moment(row.ended_at),
    concluded_at: moment(row.concluded_at),
    concludes_at: row.concluded_at === null ? moment(row.concludes_at) : null,
    regulation_accepted_at: moment(row.regulation_accepted_at),
    end_reason: row.end_reason,
    progress_rate: row.progress_rate,
    attendance_rate: row.attendance_rate,
    final_grade: row.final_grade,
    attendance_min: row.attendance_min,
    grade_min: row.grade_min,
    is_assessed: row.is_assessed,
    certificate_type: certificateInReach({
      status: row.status,
      outcome: row.outcome,
      courseGives: row.certificate_type,
      isAssessed: row.is_assessed,
    }),
    needs: certificateNeeds(measuredOf(row)),
    has_begun: hasBegun(row, now),
    is_free: row.is_free,
  };
}

function measuredOf(row: StandingRow): Measured {
  return {
    status: row.status,
    isPaid: row.paid_at !== null,
    isConcluded: row.concluded_at !== null,
    waits: row.concludes_at !== null,
    type: row.class_type,
    classStatus: row.class_status,
    progressRate: row.progress_rate,
    attendanceRate: row.attendance_rate,
    attendanceMin: row.attendance_min,
    isAssessed: row.is_assessed,
    grade: row.final_grade,
    gradeMin: row.grade_min,
  };
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
