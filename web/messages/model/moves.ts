/** What a user can do with a message, in the order in which it is offered. */
export const moves = ['read', 'unread', 'activate', 'deactivate', 'restore', 'delete', 'hard_delete'] as const;
export type Move = (typeof moves)[number];

type Standing = { read: boolean; active: boolean; deleted_at: string | null };

type May = { deleteForGood: boolean };

/** What makes sense for a message as it stands; in the bin it can only come out, or go for good where one may. */
export function movesFor({ read, active, deleted_at }: Standing, { deleteForGood }: May): Move[] {
  if (deleted_at) return deleteForGood ? ['restore', 'hard_delete'] : ['restore'];
  return [read ? 'unread' : 'read', active ? 'deactivate' : 'activate', 'delete'];
}

/** What makes sense for one at least; the others stay as they are. */
export function movesForAny(messages: readonly Standing[], may: May): Move[] {
  const sensible = new Set(messages.flatMap((message) => movesFor(message, may)));
  return moves.filter((move) => sensible.has(move));
}

const wayBack: Partial<Record<Move, Move>> = {
  read: 'unread',
  activate: 'deactivate',
  deactivate: 'activate',
  restore: 'delete',
  delete: 'restore',
};

/** What undoes a move; what is gone for good stays gone. */
export function undoOf(move: Move): Move | undefined {
  return wayBack[move];
}

/** Whether messages leave the list that one looks at, so that one should be told where they went. */
export function leavesTheList(move: Move): boolean {
  return move !== 'read' && move !== 'unread';
}
