import type { SeatHolder, SeatHolderFilter } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { requireLine } from './line-of.ts';
import { pageOfHolders } from './store/people.ts';

type HolderQuery = ListQuery<{ filter?: SeatHolderFilter | undefined }>;

export async function retrieveSeatHolders(ctx: Ctx, { filter, ...page }: HolderQuery): Promise<ResultPage<SeatHolder>> {
  signedIn(ctx);
  const { order_item_id, search } = filter;
  if (order_item_id === undefined) throw new Refusal('invalid_input', { field: 'order_item_id' });
  const line = await requireLine(ctx, order_item_id, 'training.read');
  const { rows, total } = await pageOfHolders(ctx, { orderItemId: order_item_id, search, ...page });
  return { results: rows.map((row) => holderOf(row, line.is_past_due)), total };
}

type HolderRow = Awaited<ReturnType<typeof pageOfHolders>>['rows'][number];

function holderOf(row: HolderRow, isPastDue: boolean): SeatHolder {
  const isActive = isActiveEnrollment(row.status);
  return {
    person_id: row.person_id,
    name: row.name,
    department: row.department,
    status: row.status,
    progress_rate: row.progress_rate ?? 0,
    attendance_rate: row.attendance_rate,
    final_grade: row.final_grade,
    outcome: row.outcome ?? 'pending',
    concluded_at: row.concluded_at?.toISOString() ?? null,
    awaits_regulation: row.lacks_regulation && isActive && row.concluded_at === null,
    is_replaceable: row.is_replaceable,
    is_overdue: isPastDue && isActive && row.concluded_at === null,
    certificate_token: row.certificate_token,
  };
}
