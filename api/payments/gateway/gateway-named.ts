import type { Config } from '#api/shared/config.ts';
import type { PaymentGateway } from './gateway.ts';
import { proxyPay } from './proxypay.ts';

/** Null where the name is none of ours. */
export function gatewayNamed(config: Config, provider: string): PaymentGateway | null {
  return provider === 'proxypay' ? proxyPay(config) : null;
}
