import type { HealthReport } from '#contract/areas/health/calls.ts';
import { gatewayHealth } from '#api/sales/payments/index.ts';
import { handOverFacts } from '#api/sales/fiscal/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { databaseFacts } from '#api/shared/database/database-facts.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { storageFacts } from '#api/shared/files/storage-facts.ts';
import { mailFacts } from '#api/shared/mail/mail-facts.ts';
import { readHealth } from '#api/shared/work/health.ts';
import { softwareVersion } from '#api/shared/config/software-version.ts';
import { troublesIn, type Facts } from './model/troubles.ts';

/** Of this process and of what all processes share. */
export async function retrieveHealth(ctx: Ctx): Promise<ResultPage<HealthReport>> {
  requireClaim(ctx, 'health.manage');
  const { work } = ctx;
  const beganAt = performance.now();
  const { ready, database, worker, ...waits } = await readHealth(
    ctx,
    work?.worker() ?? 'stopped',
    work?.startedAt ?? ctx.now(),
  );
  const answer_ms = Math.round(performance.now() - beganAt);
  const { version, last_migration, ...facts } = await databaseFacts(ctx);
  const parts: Facts = {
    database: { state: database, answer_ms, ...facts },
    work: { worker, ...waits },
    mail: await mailFacts(ctx),
    erp: { is_set: ctx.config.erp !== null, ...(await handOverFacts(ctx)) },
    gateways: await gatewayHealth(ctx),
    storage: await storageFacts(ctx.config),
  };
  const report: HealthReport = {
    checked_at: ctx.now().toISOString(),
    is_ready: ready,
    troubles: troublesIn(parts),
    version: {
      site: softwareVersion(),
      node: process.versions.node,
      database: version,
      last_migration,
      started_at: work?.startedAt.toISOString() ?? null,
    },
    ...parts,
  };
  return { results: [report], total: 1 };
}
