import type { EventKind } from '#contract/index.ts';
import type { DB } from '#api/shared/database-types.ts';
import type { Declares, Part } from '#api/shared/slice.ts';
import { kernel } from './kernel.ts';
import { slices } from './slices.ts';

const declared = [...slices, kernel] as const;
type Declared = (typeof declared)[number];

/** The slices, and what the root of the server adds itself. */
export const parts: readonly Part[] = declared;

type Unanswered = Exclude<EventKind, Declares<Declared, 'reactions'>>;
/** A view holds nothing of its own; check:walls knows who publishes it. */
type View = `shared_${string}` | 'published_courses' | 'shown_ratings';
type Unowned = Exclude<keyof DB, Declares<Declared, 'tables'> | View>;
type None<Gap> = [Gap] extends [never] ? [] : [Gap];

/** Does not compile while an event has no reaction. */
export const unanswered: None<Unanswered> = [];

/** Does not compile while no part says what a table holds of a person. */
export const unowned: None<Unowned> = [];
