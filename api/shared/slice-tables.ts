import type { DB } from './database-types.ts';
import type { Tables } from './slice.ts';

/** What a slice may name in its SQL. `scripts/check-tables.ts` compares it with what the slice does name. */
export type SliceTables = {
  /** Tables that no other slice writes or reads, and what each holds of a person. */
  owns: Tables;
  /** Views of them that other slices may read. */
  publishes?: readonly (keyof DB)[];
  /** Views of other slices that this one reads; there is no other way past their front doors. */
  reads?: readonly (keyof DB)[];
};
