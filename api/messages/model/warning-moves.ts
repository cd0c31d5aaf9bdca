export const warningMoves = ['read', 'unread', 'activate', 'deactivate', 'delete', 'restore', 'hard-delete'] as const;
export type WarningMove = (typeof warningMoves)[number];

export type Place = 'kept' | 'binned';

/** Where a warning may lie for each move. What it has gone through before it may go through again. */
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
