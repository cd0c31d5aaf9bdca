import { z } from 'zod';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { invariants, runAudit, type Broken } from './run-audit.ts';

export const AuditCommand = z.strictObject({ command: z.literal('run') });
export type AuditCommand = z.infer<typeof AuditCommand>;

/** How many invariants were checked, and each violation of one. */
export type Audit = { checked: number; broken: Broken[] };

export const auditOperatorPath = '/audit/operator';

export const auditRawRoutes: RawRoute[] = [
  operatorRoute({
    path: auditOperatorPath,
    usedBy: 'npm run audit',
    summary: 'Check the invariants of what is stored',
    command: AuditCommand,
    run: operateAudit,
  }),
];

export async function operateAudit(ctx: Ctx): Promise<Audit> {
  return { checked: invariants.length, broken: await runAudit(ctx) };
}
