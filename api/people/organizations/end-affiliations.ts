import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { changeAffiliations } from './change-affiliations.ts';
import { rightToEdit } from './model/access.ts';
import { affiliationLifeCycle } from './model/life-cycles.ts';
import { personIdOf, requireRight, userIdOf } from './require-right.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import { endAll } from './store/write-affiliations.ts';

export async function endAffiliations(ctx: Ctx, items: { id: number }[]): Promise<Affiliation[]> {
  const personId = personIdOf(ctx);
  return changeAffiliations(
    ctx,
    items.map(({ id }) => id),
    {
      allow: ({ row, standing }) => {
        const isOwn = row.person_id !== null && row.person_id === personId;
        if (!isOwn) requireRight(standing, rightToEdit(row.role));
        affiliationLifeCycle.next(row.status, 'end');
      },
      write: end,
    },
  );
}

/** In a transaction that holds the locks of their organizations. */
export async function end(tx: Ctx, rows: readonly AffiliationRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await endAll(tx, ids, userIdOf(tx));
  for (const from of new Set(rows.map(({ status }) => status))) {
    const subjectIds = rows.filter(({ status }) => status === from).map(({ id }) => id);
    await recordMoves(tx, { subject: 'affiliation', subjectIds, move: 'end', from, to: 'ended' });
  }
  await emitAll(
    tx,
    'affiliation_ended',
    ids.map((affiliation_id) => ({ affiliation_id })),
  );
}
