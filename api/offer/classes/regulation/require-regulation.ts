import { Refusal } from '#contract/refusals.ts';
import { holdFileOf } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Without this check any file of the operator could be published by its id. Refuses `invalid_input`. */
export async function requireRegulation(ctx: Ctx, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if (!(await holdFileOf(ctx, { id, category: 'regulation' }))) {
    throw new Refusal('invalid_input', { field: 'regulation_file_id' });
  }
}
