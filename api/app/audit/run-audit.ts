import type { Ctx } from '#api/shared/context.ts';
import { hasJobTable } from '#api/shared/work/queues.ts';
import { endWithClient } from './end-with-client.ts';
import { accountInvariants } from './accounts.ts';
import { acceptedInvariants } from './accepted.ts';
import { attendanceInvariants } from './attendance.ts';
import { caseInvariants } from './cases.ts';
import { catalogueInvariants } from './catalogue.ts';
import { couponInvariants } from './coupons.ts';
import { enrollmentInvariants } from './enrollments.ts';
import { fileInvariants } from './files.ts';
import { fiscalInvariants } from './fiscal.ts';
import { giftInvariants } from './gifts.ts';
import { formInvariants } from './forms.ts';
import { gradeInvariants } from './grades.ts';
import type { Audited, Invariant } from './invariant.ts';
import { moneyInvariants } from './money.ts';
import { numberInvariants } from './numbers.ts';
import { organizationInvariants } from './organizations.ts';
import { outboxInvariants } from './outbox.ts';
import { receiptInvariants } from './receipts.ts';
import { seatInvariants } from './seats.ts';

export const invariants: Invariant[] = [
  ...moneyInvariants,
  ...caseInvariants,
  ...couponInvariants,
  ...accountInvariants,
  ...fiscalInvariants,
  ...receiptInvariants,
  ...acceptedInvariants,
  ...seatInvariants,
  ...giftInvariants,
  ...numberInvariants,
  ...enrollmentInvariants,
  ...attendanceInvariants,
  ...gradeInvariants,
  ...organizationInvariants,
  ...catalogueInvariants,
  ...fileInvariants,
  ...formInvariants,
  ...outboxInvariants,
];

export type Broken = { name: string; violation: string };

export function runAudit(ctx: Ctx): Promise<Broken[]> {
  if (ctx.db.isTransaction) return checkAll(ctx);
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      if (ctx.config.databaseUrl) await endWithClient(db);
      return checkAll({ ...ctx, db });
    });
}

async function checkAll(ctx: Ctx): Promise<Broken[]> {
  const audited: Audited = { ...ctx, hasJobs: await hasJobTable(ctx) };
  const broken: Broken[] = [];
  for (const { name, find } of invariants) {
    for (const violation of await find(audited)) broken.push({ name, violation });
  }
  return broken;
}
