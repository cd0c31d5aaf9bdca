import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeAffiliations } from './change-affiliations.ts';
import { rightToEdit } from './model/access.ts';
import { affiliationLifeCycle } from './model/life-cycles.ts';
import { requireRight } from './require-right.ts';
import { renew } from './write-invitations.ts';

export function resendInvitations(ctx: Ctx, items: { id: number }[]): Promise<Affiliation[]> {
  return changeAffiliations(
    ctx,
    items.map(({ id }) => id),
    {
      allow: ({ row, standing }) => {
        requireRight(standing, rightToEdit(row.role));
        affiliationLifeCycle.next(row.status, 'resend');
      },
      write: (tx, rows) => renew(tx, rows, 'resend'),
    },
  );
}
