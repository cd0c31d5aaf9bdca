import { textIn } from '#contract/basics.ts';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countSeats } from './model/count-seats.ts';
import type { LineRow } from './store/lines.ts';

export function presentLine(ctx: Ctx, row: LineRow): SeatLine {
  const { quantity: bought, assigned, promised, is_assignable: isAssignable, concluded } = row;
  return {
    order_item_id: row.id,
    organization_id: row.organization_id,
    order: { id: row.order_id, number: row.order_number },
    course: { id: row.course_id, title: textIn(row.title, ctx.locale) },
    class: {
      id: row.class_id,
      code: row.code,
      type: row.type,
      status: row.class_status,
      start_at: row.start_at?.toISOString() ?? null,
      end_at: row.end_at?.toISOString() ?? null,
      tz: row.tz,
      city: row.city,
    },
    ...countSeats({ bought, assigned, promised, isAssignable }),
    concluded,
    assignable_until: row.assignable_until?.toISOString() ?? null,
    due_on: row.due_on,
    is_overdue: row.is_past_due && concluded < assigned,
  };
}
