import type { MoneyFigures, ReportFilter, TrainingFigures, TrainingSummary } from '#contract/areas/reports/calls.ts';
import { yearlyHours } from '#contract/areas/reports/values.ts';
import { unpaidOrders } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { requireReport } from './require-report.ts';
import { costsByDepartment, countryOf } from './money-store.ts';
import {
  certificatesIssued,
  comingClasses,
  employeeCounts,
  expiringCertificates,
  hoursByMonth,
  peopleInTraining,
} from './training-store.ts';

const mostOrders = 5;

/** One organization and year; the number of queries does not depend on how many people it has. */
export async function retrieveTrainingSummary(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: ReportFilter | undefined }>,
): Promise<ResultPage<TrainingSummary>> {
  const { seesTraining, seesMoney, ...about } = await requireReport(ctx, filter);
  const summary = {
    ...about,
    country: await countryOf(ctx, about.organization_id),
    training: seesTraining ? await trainingOf(ctx, about) : null,
    money: seesMoney ? await moneyOf(ctx, about) : null,
  };
  return { results: [summary], total: 1 };
}

async function trainingOf(ctx: Ctx, about: ReportFilter): Promise<TrainingFigures> {
  const months = await hoursByMonth(ctx, about);
  return {
    ...(await employeeCounts(ctx, about, yearlyHours)),
    hours: months.reduce((sum, { hours }) => sum + hours, 0),
    months,
    ...(await peopleInTraining(ctx, about.organization_id)),
    coming: await comingClasses(ctx, about.organization_id),
    certificates_issued: await certificatesIssued(ctx, about),
    expiring: await expiringCertificates(ctx, about.organization_id),
  };
}

async function moneyOf(ctx: Ctx, about: ReportFilter): Promise<MoneyFigures> {
  const unpaid = (await unpaidOrders(ctx, about.organization_id)).map(
    ({ id, number, total_minor, currency_id, pay_by, pay_by_tz }) => ({
      id,
      number,
      total: { amount_minor: total_minor, currency_id },
      pay_by,
      pay_by_tz,
      is_overdue: pay_by !== null && Date.parse(pay_by) < ctx.now().getTime(),
    }),
  );
  return {
    costs: await costsByDepartment(ctx, about),
    unpaid: unpaid.length,
    overdue: unpaid.filter(({ is_overdue }) => is_overdue).length,
    unpaid_orders: unpaid.slice(0, mostOrders),
  };
}
