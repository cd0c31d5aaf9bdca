import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { deleteTriesBefore } from './store/uses.ts';

const days = 30;

export function purgeTries(ctx: Ctx): Promise<void> {
  return deleteTriesBefore(ctx, new Date(ctx.now().getTime() - days * dayMs));
}
