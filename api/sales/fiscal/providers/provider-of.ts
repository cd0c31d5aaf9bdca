import type { IssueMode } from '#contract/sales/fiscal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readIssueMode } from '../settings.ts';
import { erpProvider } from './erp.ts';
import { internalProvider } from './internal.ts';
import type { FiscalProvider } from './port.ts';
import { silentProvider } from './silent.ts';

const providers: Record<IssueMode, FiscalProvider> = {
  none: silentProvider,
  internal: internalProvider,
  erp: erpProvider,
  external: silentProvider,
};

export async function currentProvider(ctx: Ctx): Promise<FiscalProvider> {
  return providers[await readIssueMode(ctx)];
}
