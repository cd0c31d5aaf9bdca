import type { Certificate } from '#contract/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeOwn } from './change-own.ts';

/** For the public check. Refuses `not_signed_in`, `not_found`. */
export function showName(ctx: Ctx, { id, show_name }: { id: number; show_name: boolean }): Promise<Certificate> {
  return changeOwn(ctx, id, { show_name });
}
