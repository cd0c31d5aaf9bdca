import { Refusal } from '#contract/refusals.ts';

type Table<Status extends string> = Readonly<Record<Status, Readonly<Record<string, Status>>>>;
type MoveIn<T> = { [Status in keyof T]: keyof T[Status] }[keyof T] & string;

export type LifeCycle<Status extends string = string, Move extends string = string> = {
  /** Where it begins. */
  first: Status;
  statuses: readonly Status[];
  moves: readonly Move[];
  allows(from: Status, move: Move): boolean;
  /** The status after the move. Refuses `invalid_transition`, unless the life cycle has refusals of its own. */
  next(from: Status, move: Move): Status;
};

export type MoveOf<Cycle extends LifeCycle> = Cycle['moves'][number];

/** A pair of status and move that is not in the table cannot happen. The table begins with the first status. */
export function lifeCycle<Status extends string, const T extends Table<Status>>(
  statuses: readonly Status[],
  table: T & Record<Exclude<keyof T, Status>, never>,
  refusalOf: (from: Status, move: MoveIn<T>) => Refusal = invalidTransition,
): LifeCycle<Status, MoveIn<T>> {
  const nextOf: Table<Status> = table;
  const first = statuses.find((status) => status === Object.keys(table)[0]);
  if (!first) throw new Error('A life cycle has a status to begin with.');
  return {
    first,
    statuses,
    moves: [...new Set(statuses.flatMap((status) => Object.keys(nextOf[status])))] as MoveIn<T>[],
    allows: (from, move) => nextOf[from][move] !== undefined,
    next(from, move) {
      const to = nextOf[from][move];
      if (!to) throw refusalOf(from, move);
      return to;
    },
  };
}

export function invalidTransition(from: string, move: string): Refusal {
  return new Refusal('invalid_transition', { from, move });
}
