import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { enrollmentInvariants } from './enrollments.ts';
import { fileInvariants } from './files.ts';
import type { Audited, Invariant } from './invariant.ts';
import { moneyInvariants } from './money.ts';
import { numberInvariants } from './numbers.ts';
import { outboxInvariants } from './outbox.ts';
import { seatInvariants } from './seats.ts';

export const invariants: Invariant[] = [
  ...moneyInvariants,
  ...seatInvariants,
  ...numberInvariants,
  ...enrollmentInvariants,
  ...fileInvariants,
  ...outboxInvariants,
];

export type Broken = { name: string; violation: string };

export function runAudit(ctx: Ctx): Promise<Broken[]> {
  if (ctx.db.isTransaction) return checkAll(ctx);
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => checkAll({ ...ctx, db }));
}

async function checkAll(ctx: Ctx): Promise<Broken[]> {
  const audited: Audited = { ...ctx, hasJobs: await hasJobs(ctx) };
  const broken: Broken[] = [];
  for (const { name, find } of invariants) {
    for (const violation of await find(audited)) broken.push({ name, violation });
  }
  return broken;
}

/** The worker creates its tables when a server first starts. */
async function hasJobs({ db }: Ctx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
