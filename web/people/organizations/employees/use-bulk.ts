import { useQueryClient } from '@tanstack/react-query';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { api } from '#web/shared/api/api.ts';
import { sendSeats, withoutSeat } from '#web/people/organizations/bulk/send-seats.ts';
import { useBatches, type BatchesDone, type BatchesState } from '#web/people/organizations/bulk/use-batches.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { bulkMovesFor, isStillToDo } from '../model/moves.ts';
import type { OwnRole } from '../own-role.ts';
import { useCommand } from '../use-command.ts';
import { employeesAsTheyAre } from './employee-queries.ts';

export type BulkCommand =
  | { move: 'resend' | 'end' }
  | { move: 'change'; field: 'department' | 'cost_centre'; text: string }
  | { move: 'seat'; orderItemId: number };

export type BulkDone = BatchesDone<Affiliation, BulkCommand>;
export type BulkState = BatchesState<Affiliation, BulkCommand>;

export function useBulk(own: OwnRole) {
  const refresh = useRefresh();

  return useBatches<Affiliation, BulkCommand>({
    send,
    isAble: ({ move }, of) => bulkMovesFor(of, own.role).includes(move),
    finalCodes: withoutSeat,
    remaining: async ({ move }, rest) => {
      const now = await employeesAsTheyAre(own.organization_id, rest);
      const rows = rest.map((of) => ({ before: of, after: now.get(of.id) ?? of }));
      return rows.filter((row) => isStillToDo(move, row)).map(({ after }) => after);
    },
    refresh,
  });
}

function send(command: BulkCommand, batch: readonly Affiliation[]): Promise<unknown> {
  const { organizations } = api();
  const data = batch.map(({ id }) => ({ id }));
  switch (command.move) {
    case 'resend':
      return organizations.resendInvitations({ data });
    case 'end':
      return organizations.endAffiliations({ data });
    case 'change':
      return organizations.updateAffiliations({ data: data.map((one) => ({ ...one, [command.field]: command.text })) });
    case 'seat':
      return sendSeats(
        command.orderItemId,
        batch.map(({ id }) => id),
      );
  }
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { locale } = useVisitor();
  const { refresh } = useCommand();

  return async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: [locale, 'training'] })]);
  };
}
