import type { DB } from './database-types.ts';
import type { Tables } from '../slice.ts';

/** The tables and views in the SQL of a slice, checked by `scripts/check-tables.ts`. */
export type SliceTables = {
  /** Tables that no other slice reads or writes, and the personal data in each. */
  owns: Tables;
  publishes?: readonly (keyof DB)[];
  /** Views of other slices that this one reads. */
  reads?: readonly (keyof DB)[];
};
