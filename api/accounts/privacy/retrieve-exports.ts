import type { DataExport } from '#contract/accounts-privacy.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { pageOfExports } from './export-store.ts';

type Wanted = { filter?: Parameters<typeof pageOfExports>[1]['filter'] };

/** One's own exports. */
export async function retrieveExports(ctx: Ctx, { filter, limit, offset }: Ask<Wanted>): Promise<Found<DataExport>> {
  return pageOfExports(ctx, { userId: signedIn(ctx).userId, filter, limit, offset });
}
