import type { DataExport } from '#contract/areas/privacy/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfExports } from './export-store.ts';

type ExportQuery = { filter?: Parameters<typeof pageOfExports>[1]['filter'] };

export async function retrieveExports(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<ExportQuery>,
): Promise<ResultPage<DataExport>> {
  return pageOfExports(ctx, { userId: signedIn(ctx).userId, filter, limit, offset });
}
