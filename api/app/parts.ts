import type { EventKind } from '#contract/index.ts';
import type { DB } from '#api/shared/database/database-types.ts';
import type { Declares, Owns, Part } from '#api/shared/slice.ts';
import { kernel } from './kernel.ts';
import { slices } from './slices.gen.ts';

const declared = [...slices, kernel] as const;
type Declared = (typeof declared)[number];

export const parts: readonly Part[] = declared;

type Unanswered = Exclude<EventKind, Declares<Declared, 'reactions'>>;
/** A view has no data of its own. */
type View = `shared_${string}` | 'published_courses' | 'shown_ratings';
type Unowned = Exclude<keyof DB, Owns<Declared> | View>;
type None<Gap> = [Gap] extends [never] ? [] : [Gap];

/** Does not compile when an event has no reaction. */
export const unanswered: None<Unanswered> = [];

/** Does not compile when a table has no owner. */
export const unowned: None<Unowned> = [];
