import type { EmployeeTraining, ReportFilter } from '#contract/reports/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found, ListQuery } from '#api/shared/retrieval.ts';
import { pageOfEmployees } from './employee-store.ts';
import { requireReport } from './require-report.ts';

export async function retrieveEmployeeTraining(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: ReportFilter | undefined }>,
): Promise<Found<EmployeeTraining>> {
  const report = await requireReport(ctx, filter);
  return pageOfEmployees(ctx, report, { limit, offset });
}
