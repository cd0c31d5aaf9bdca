import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import type { Config } from '#api/shared/config/config.ts';
import type { PaymentGateway } from './port.ts';
import { paymentProviders } from './all.gen.ts';

export function allOffers(): PaymentOffer[] {
  return Object.values(paymentProviders).flatMap(({ offers }) => [...offers]);
}

export function gatewayOf(config: Config, provider: string): PaymentGateway | null {
  return paymentProviders[provider]?.gateway?.(config) ?? null;
}

export function remoteProviders(): string[] {
  return Object.keys(paymentProviders).filter((name) => paymentProviders[name]?.gateway);
}

export function manualProviders(): string[] {
  return Object.keys(paymentProviders).filter((name) => !paymentProviders[name]?.gateway);
}

export function isManual(provider: string): boolean {
  return manualProviders().includes(provider);
}
