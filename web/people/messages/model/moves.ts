export const moves = ['read', 'unread', 'activate', 'deactivate', 'restore', 'delete', 'hard_delete'] as const;
export type Move = (typeof moves)[number];

type Standing = { read: boolean; active: boolean; deleted_at: string | null };

type May = { deleteForGood: boolean };

/** A deleted message can only be restored, or deleted for good by those who may. */
export function movesFor({ read, active, deleted_at }: Standing, { deleteForGood }: May): Move[] {
  if (deleted_at) return deleteForGood ? ['restore', 'hard_delete'] : ['restore'];
  return [read ? 'unread' : 'read', active ? 'deactivate' : 'activate', 'delete'];
}

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

export function undoOf(move: Move): Move | undefined {
  return wayBack[move];
}

export function leavesTheList(move: Move): boolean {
  return move !== 'read' && move !== 'unread';
}
