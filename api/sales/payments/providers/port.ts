import type { GatewayFlow, PaymentOffer } from '#contract/sales/payments/offers.ts';
import type { ChargeRefusal } from '#contract/sales/payments/values.ts';
import type { Config } from '#api/shared/config/config.ts';

export type GatewayEvent = {
  /** The id of the payment at the provider, which identifies repeated events; null where it cannot be read. */
  externalId: string | null;
  /** The reference from `reserve`; null where the payment has none. */
  providerRef: string | null;
  /** Null where it cannot be read: the event is stored, and makes a case. */
  amountMinor: number | null;
  currencyKey: string | null;
  raw: object;
  /** No money has arrived: the provider declined the charge. */
  refusal?: ChargeRefusal;
};

export type NewCharge = {
  providerRef: string;
  amountMinor: number;
  payBy: Date;
  orderNumber: string;
  /** For a push, as in +244923456789. */
  phone: string | null;
};

/** `redirectUrl` only for the flow `redirect`; `chargeId` where the provider can be asked about a single charge. */
export type Charged = { redirectUrl?: string; chargeId?: string; refusal?: ChargeRefusal };

export type SentCharge = { providerRef: string; chargeId: string };

export type ProviderCall = { body: Uint8Array; headers: Headers; query: URLSearchParams };

/** The port of a provider [domain 1.5]. All calls are idempotent. */
export type PaymentGateway = {
  /** The number of the operator at the provider, paid together with a reference; null where there is none. */
  entity: string | null;
  /** A unique reference, which cannot be paid until `create`. */
  reserve: () => Promise<string>;
  create: (charge: NewCharge) => Promise<Charged>;
  /** Succeeds for an unknown or canceled reference too. */
  cancel: (providerRef: string) => Promise<void>;
  /** Null without a valid signature. A signed body of any other format is an event without an amount, never an error. */
  parseEvent: (call: ProviderCall) => GatewayEvent | null;
  acknowledge: (externalId: string) => Promise<void>;
  listUnacknowledged: () => Promise<GatewayEvent[]>;
  /** The outcome of a charge, null while it has none; left out where `listUnacknowledged` reports all of them. */
  query?: (charge: SentCharge) => Promise<GatewayEvent | null>;
  /** The page on which a charge can be paid in a sandbox; null in production. */
  sandboxUrl: (providerRef: string, locale: string) => string | null;
};

type ManualProvider = { offers: readonly PaymentOffer[]; gateway: null };
type RemoteProvider = {
  offers: readonly (PaymentOffer & { flow: GatewayFlow })[];
  /** Null where the operator has no contract with the provider. */
  gateway: (config: Config) => PaymentGateway | null;
};

export type PaymentProvider = ManualProvider | RemoteProvider;
