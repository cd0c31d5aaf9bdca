import type { Ctx } from '#api/shared/context.ts';
import { internalProvider } from './providers/internal.ts';
import type { FiscalProvider } from './providers/port.ts';
import { currentProvider } from './providers/provider-of.ts';
import { silentProvider } from './providers/silent.ts';
import { documentsOf } from './store/documents.ts';

/** The issuer of an order's invoice issues what follows from it, also after the mode was changed. */
export async function providerFor(ctx: Ctx, orderId: number): Promise<FiscalProvider> {
  const invoice = (await documentsOf(ctx, orderId)).findLast(({ kind }) => kind === 'FT' || kind === 'FR');
  if (!invoice) return currentProvider(ctx);
  return invoice.issued_by === 'internal' ? internalProvider : silentProvider;
}
