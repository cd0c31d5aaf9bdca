import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { endIfOverdue } from './end-attempt.ts';
import { presentAttempt } from './present-attempt.ts';
import { findReadable } from './store/attempts.ts';

export async function openAttempt(ctx: Ctx, { id }: { id: number }): Promise<OpenedAttempt> {
  signedIn(ctx);
  if (!(await findReadable(ctx, id))) throw new Refusal('not_found');
  await endIfOverdue(ctx, id);
  const attempt = await findReadable(ctx, id);
  if (!attempt) throw new Refusal('not_found');
  return presentAttempt(ctx, attempt);
}
