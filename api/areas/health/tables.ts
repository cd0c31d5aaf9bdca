import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** What it shows is counted by those who own it. */
export const tables = { owns: {} } as const satisfies SliceTables;
