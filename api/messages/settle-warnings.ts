import type { MessageKind } from '#contract/messages-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { changed } from './store/versions.ts';
import { takeDown } from './store/warnings.ts';

/** About a subject, as `order 12` is also what `order 12 payment 3` is about; or all of these kinds of a user. */
type Settled = { kinds: MessageKind[] } & ({ subject: string } | { user_id: number });

/** What these warnings were about is dealt with: nobody needs to be warned of it any more. Bears repeating. */
export function settleWarnings(ctx: Ctx, settled: Settled): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    await changed(inside, 'user-warnings-update', await takeDown(inside, settled));
  });
}
