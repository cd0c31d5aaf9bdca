import { generateKeyPairSync } from 'node:crypto';
import type { IssueMode } from '#contract/sales/fiscal/values.ts';
import type { NewOrder } from '#contract/sales/orders/calls.ts';
import type { MadeOrder } from '#api/sales/orders/make.ts';
import { operate } from '#api/sales/payments/index.ts';
import { byTransfer, makePayment } from '#api/sales/payments/make.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';

/** A seller in Angola whose software is certified there and in Portugal. */
export async function makeSeller(ctx: Ctx, mode: IssueMode = 'internal'): Promise<void> {
  await writeSettings(asSystem(ctx), {
    sellerName: 'Mestria, Lda.',
    sellerTaxId: '5417000000',
    sellerAddress: 'Luanda',
    sellerCountry: 'AO',
    fiscalIssueMode: mode,
    softwareCertificateAO: '12',
    softwareCertificatePT: '34',
    ...(mode === 'erp' && { hasErpIntegration: 'true' }),
  });
}

type Input = { buyer?: Ctx; quantity?: number } & Partial<
  Pick<NewOrder, 'tax_address' | 'organization_id' | 'coupon_code'>
>;

/** Paid by transfer; the reactions have not run. */
export async function makePaidOrder(ctx: Ctx, input: Input = {}): Promise<MadeOrder> {
  const made = await makePayment(ctx, { ...byTransfer, ...input });
  await operate(asSystem(ctx), { command: 'approve', order: made.order.number });
  return made;
}

let keys: { privateKey: string; publicKey: string } | undefined;

export function testKeys(): { privateKey: string; publicKey: string } {
  keys ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return keys;
}

export function withKey(ctx: Ctx): Ctx {
  return { ...ctx, config: { ...ctx.config, fiscalKey: { pem: testKeys().privateKey, version: '1' } } };
}
