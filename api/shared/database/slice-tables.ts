import type { DB } from './database-types.ts';
import type { PersonalMoves } from '../personal-moves.ts';
import type { Tables } from '../slice.ts';

/** The tables and views in the SQL of a slice, checked by `scripts/check-tables.ts`. */
export type SliceTables = {
  /** Tables that no other slice reads or writes, and the personal data in each. */
  owns: Tables;
  /** What a merge of two accounts does with each column that names a user or a person. */
  moves?: PersonalMoves;
  publishes?: readonly (keyof DB)[];
  /** Views of other slices that this one reads, of its own or a lower floor. */
  reads?: readonly (keyof DB)[];
  /** Views of a higher floor: what SQL has to decide in the statement that lists or locks. */
  readsUpward?: readonly (keyof DB)[];
};
