export const warningMoves = ['read', 'unread', 'activate', 'deactivate', 'delete', 'restore', 'hard-delete'] as const;
export type WarningMove = (typeof warningMoves)[number];

export type Place = 'kept' | 'binned';

/** The allowed places for each move. A repeated move is allowed. */
const from: Record<WarningMove, readonly Place[]> = {
  read: ['kept'],
  unread: ['kept'],
  activate: ['kept'],
  deactivate: ['kept'],
  delete: ['kept', 'binned'],
  restore: ['kept', 'binned'],
  'hard-delete': ['binned'],
};

export function canMove(move: WarningMove, place: Place): boolean {
  return from[move].includes(place);
}
