import type { PaymentFlow, PaymentOffer } from '#contract/payments/offers.ts';
import type { Config } from '#api/shared/config.ts';

/** Money that a provider says has arrived. */
export type GatewayEvent = {
  /** The provider's own id of this payment: what makes a repetition one. */
  externalId: string;
  /** What the provider was asked to pay by; null where it names nothing of ours. */
  providerRef: string | null;
  amountMinor: number;
  currencyKey: string;
  raw: object;
};

export type NewCharge = {
  providerRef: string;
  amountMinor: number;
  payBy: Date;
  orderNumber: string;
  /** Whom a push goes to, as +244923456789. */
  phone: string | null;
};

/** Where a redirect sends the buyer; nothing for the other flows. */
export type Charged = { redirectUrl?: string };

/** How the operator speaks with a provider over the network [domain 1.5]. Each call may be made again. */
export type PaymentGateway = {
  /** The operator's own number at the provider, which a reference is paid with; null where there is none. */
  entity: string | null;
  /** A number to pay by, which nobody else has. It is worth nothing until `create`. */
  reserve: () => Promise<string>;
  create: (charge: NewCharge) => Promise<Charged>;
  /** Also of one that is unknown or gone already. */
  cancel: (providerRef: string) => Promise<void>;
  /** Null where it was not the provider who wrote this. Refuses `invalid_input` what the provider wrote badly. */
  parseEvent: (body: Uint8Array, headers: Headers) => GatewayEvent | null;
  acknowledge: (externalId: string) => Promise<void>;
  listUnacknowledged: () => Promise<GatewayEvent[]>;
  /** Where a charge can be paid in a sandbox; null where money is real. */
  sandboxUrl: (providerRef: string, locale: string) => string | null;
};

/** The operator's own people see the money arrive, and approve it. */
type ManualProvider = { offers: readonly PaymentOffer[]; gateway: null };
type RemoteProvider = {
  offers: readonly (PaymentOffer & { flow: Exclude<PaymentFlow, 'manual'> })[];
  gateway: (config: Config) => PaymentGateway;
};

/** A strategy of payment: the ways to pay that it carries out, and how. */
export type PaymentProvider = ManualProvider | RemoteProvider;
