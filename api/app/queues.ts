import type { EventKind } from '#api/shared/events.ts';

export const reactionQueues = ['reactions', 'heavy-reactions'] as const;
export const clockQueue = 'jobs';

export type ReactionJob = { kind: EventKind; reaction: string; payload: unknown; event_id: number };

export function queueOf(isHeavy = false): (typeof reactionQueues)[number] {
  return isHeavy ? 'heavy-reactions' : 'reactions';
}
