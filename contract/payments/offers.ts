import type { PaymentChannel, PaymentMethod } from './values.ts';

/** How an attempt reaches the one who pays [domain 1.5]. */
export const paymentFlows = ['reference', 'push', 'redirect', 'manual'] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** One way to pay, and what it can do. Nothing compares names of methods or providers: it reads these fields. */
export type PaymentOffer = {
  /** Names its texts; unique among the offers. */
  name: string;
  method: PaymentMethod;
  channel: PaymentChannel;
  /** The folder in `api/payments/providers/` that carries it out. */
  provider: string;
  flow: PaymentFlow;
  /** For how many hours the seats wait [domain 1.2]. */
  hours: number;
  currencies: string[];
  /** The money goes to the operator's bank account, which has to be set. */
  needsBankAccount: boolean;
  /** The buyer sends a proof, and finance looks at it. */
  needsProof: boolean;
};

/** How one can pay today. */
export const paymentOffers = [
  {
    name: 'multicaixa',
    method: 'multicaixa',
    channel: 'reference',
    provider: 'proxypay',
    flow: 'reference',
    hours: 48,
    currencies: ['aoa'],
    needsBankAccount: false,
    needsProof: false,
  },
  {
    name: 'transferencia',
    method: 'transferencia',
    channel: 'bank',
    provider: 'manual',
    flow: 'manual',
    hours: 72,
    currencies: ['aoa', 'usd'],
    needsBankAccount: true,
    needsProof: true,
  },
  {
    name: 'numerario',
    method: 'numerario',
    channel: 'cash',
    provider: 'manual',
    flow: 'manual',
    hours: 48,
    currencies: ['aoa'],
    needsBankAccount: false,
    needsProof: false,
  },
] as const satisfies PaymentOffer[];
export type SiteOffer = (typeof paymentOffers)[number];
