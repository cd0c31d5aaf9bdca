import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

type Rate = { enrollment_id: number; attendance_rate: number | null };

/** In one statement. The rate of a concluded enrollment is frozen (domain 4.2). The caller checks access. */
export async function storeAttendanceRates(ctx: Ctx, rates: readonly Rate[]): Promise<void> {
  await sql`update enrollments e set attendance_rate = r.attendance_rate
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r (enrollment_id bigint, attendance_rate numeric)
    where e.id = r.enrollment_id and e.concluded_at is null`.execute(ctx.db);
}
