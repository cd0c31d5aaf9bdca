import { events } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind, Events } from '#api/shared/events/events.ts';
import type { Reaction } from '#api/shared/slice.ts';
import { parts } from './parts.ts';

type NamedReaction<K extends EventKind> = {
  name: string;
  run: (ctx: Ctx, event: Events[K], eventId: number) => Promise<unknown>;
  isHeavy?: true;
};
export type Reactions = { [K in EventKind]: NamedReaction<K>[] };

export const reactions: Reactions = Object.fromEntries(
  (Object.keys(events) as EventKind[]).map((kind) => [kind, reactionsTo(kind)]),
) as Reactions;

function reactionsTo<K extends EventKind>(kind: K): NamedReaction<K>[] {
  return parts.flatMap((part) => {
    const named: Record<string, Reaction<K>> = part.reactions?.[kind] ?? {};
    return Object.entries(named).map(([name, reaction]) =>
      typeof reaction === 'function' ? { name, run: reaction } : { name, ...reaction },
    );
  });
}
