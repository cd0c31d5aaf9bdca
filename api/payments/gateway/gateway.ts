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

export type NewReference = { providerRef: string; amountMinor: number; payBy: Date; orderNumber: string };

/** How the house speaks with a provider of payments by reference [domain 1.5]. Each call may be made again. */
export type PaymentGateway = {
  entity: string;
  /** A number to pay by, which nobody else has. It is worth nothing until `create`. */
  reserve: () => Promise<string>;
  create: (reference: NewReference) => Promise<void>;
  /** Also of one that is unknown or gone already. */
  cancel: (providerRef: string) => Promise<void>;
  /** Null where it was not the provider who wrote this. Refuses `invalid_input` what the provider wrote badly. */
  parseEvent: (body: Uint8Array, headers: Headers) => GatewayEvent | null;
  acknowledge: (externalId: string) => Promise<void>;
  listUnacknowledged: () => Promise<GatewayEvent[]>;
};
