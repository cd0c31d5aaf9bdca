import { sql } from 'kysely';
import { storeCheckpoints } from '#api/sales/accounts/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { continueIds, openHistory, type History } from './history.ts';
import { planOrders } from './plan-orders.ts';
import { writeClasses, writeCourses } from './write-classes.ts';
import { writeDocuments } from './write-documents.ts';
import { writeAttendance, writeCertificates, writeEnrollments, writeProgress } from './write-learning.ts';
import { writeMessages } from './write-messages.ts';
import { writeLedger, writeOrders, writePayments } from './write-orders.ts';
import { writeOrganizations, writePeople } from './write-people.ts';

export const fewestOrders = 100;
export const mostOrders = 2_000_000;

const steps: ((history: History) => Promise<void>)[] = [
  planOrders,
  writePeople,
  writeOrganizations,
  writeCourses,
  writeClasses,
  writeOrders,
  writePayments,
  writeLedger,
  writeDocuments,
  writeEnrollments,
  writeProgress,
  writeAttendance,
  writeCertificates,
  writeMessages,
];

/**
 * A year of orders, of each hundred 95 paid, with five enrollments each and what follows from them: 5 progress rows for
 * an enrollment, a certificate for one in five, attendance of one in five, attempts, hand-ins and notifications. One
 * company has one in forty of the orders. The audit holds afterwards.
 */
export async function fillHistory(ctx: Ctx, orders: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const history = await openHistory(db, { orders, at: now() });
    for (const step of steps) await step(history);
    await continueIds(db);
    await storeCheckpoints(tx);
    await sql`drop table planned_orders, planned_seats, planned_documents`.execute(db);
  });
  if (ctx.db.isTransaction) return;
  // Only after a checkpoint can vacuum mark all pages as visible; otherwise counting reads every row.
  await sql`checkpoint`.execute(ctx.db);
  await sql`vacuum analyze`.execute(ctx.db);
}
