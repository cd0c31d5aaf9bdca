import type { Affiliation, AffiliationChange } from '#contract/people/organizations/affiliation.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeAffiliations } from './change-affiliations.ts';
import { rightToEdit } from './model/access.ts';
import { withChanges } from './model/with-changes.ts';
import { requireRight } from './require-right.ts';
import { saveWork } from './store/write-affiliations.ts';

export function updateAffiliations(ctx: Ctx, items: AffiliationChange[]): Promise<Affiliation[]> {
  const changes = new Map(items.map((item) => [item.id, item]));
  return changeAffiliations(
    ctx,
    items.map(({ id }) => id),
    {
      allow: ({ row: { id, role, status }, standing }) => {
        requireRight(standing, rightToEdit(role, changes.get(id)?.role ?? role));
        if (status === 'ended') throw new Refusal('not_found');
      },
      write: (tx, rows) =>
        saveWork(
          tx,
          rows.map(({ id, name, role, department, cost_centre, employee_no }) => {
            return withChanges({ id, name, role, department, cost_centre, employee_no }, changes.get(id) ?? {});
          }),
        ),
    },
  );
}
