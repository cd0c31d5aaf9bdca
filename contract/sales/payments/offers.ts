import type { PaymentChannel, PaymentMethod } from './values.ts';

/**
 * How the buyer is asked to pay [domain 1.5]. `approval`: staff approve it on the current account of an organization.
 * `reservation`: the seats are held until the organization pays its current account [domain 1.2].
 */
export type PaymentFlow = GatewayFlow | 'manual' | 'approval' | 'reservation';
export type GatewayFlow = 'reference' | 'push' | 'redirect';

/** A way to pay. Code reads these fields and never compares the name of a method or a provider. */
export type PaymentOffer = {
  /** Unique; the key of its texts. */
  name: string;
  method: PaymentMethod;
  channel: PaymentChannel;
  /** The folder in `api/sales/payments/providers/` that implements it. */
  provider: string;
  flow: PaymentFlow;
  /**
   * How many hours the seats are held, or the approval may take; a reservation depends on the terms, and cash on the hours
   * of the desk [domain 1.2].
   */
  hours: number;
  /** How long the buyer has to confirm on the phone; null: as long as the seats are held. */
  answerSeconds: number | null;
  currencies: string[];
  /** Offered only while the operator has set a bank account. */
  needsBankAccount: boolean;
  /** Offered only while the operator has set where and when cash is taken. */
  needsCashDesk: boolean;
  needsProof: boolean;
  /** The provider returns money by itself, to the account that paid. */
  refundsToPayer: boolean;
  /** Offered only while this public setting of the group `Payments` is `true`; null: always. */
  switchedOnBy: 'multicaixaExpress' | null;
};

export const paymentOffers = [
  {
    name: 'multicaixa',
    method: 'multicaixa',
    channel: 'reference',
    provider: 'proxypay',
    flow: 'reference',
    hours: 48,
    answerSeconds: null,
    currencies: ['aoa'],
    needsBankAccount: false,
    needsCashDesk: false,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: null,
  },
  {
    name: 'express',
    method: 'multicaixa',
    channel: 'express',
    provider: 'opg',
    flow: 'push',
    hours: 0.25,
    answerSeconds: 120,
    currencies: ['aoa'],
    needsBankAccount: false,
    needsCashDesk: false,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: 'multicaixaExpress',
  },
  {
    name: 'transferencia',
    method: 'transferencia',
    channel: 'bank',
    provider: 'manual',
    flow: 'manual',
    hours: 72,
    answerSeconds: null,
    currencies: ['aoa', 'usd'],
    needsBankAccount: true,
    needsCashDesk: false,
    needsProof: true,
    refundsToPayer: false,
    switchedOnBy: null,
  },
  {
    name: 'numerario',
    method: 'numerario',
    channel: 'cash',
    provider: 'manual',
    flow: 'manual',
    hours: 48,
    answerSeconds: null,
    currencies: ['aoa'],
    needsBankAccount: false,
    needsCashDesk: true,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: null,
  },
  {
    name: 'reserva',
    method: 'reserva',
    channel: 'credit',
    provider: 'account',
    flow: 'reservation',
    hours: 0,
    answerSeconds: null,
    currencies: ['aoa', 'usd'],
    needsBankAccount: false,
    needsCashDesk: false,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: null,
  },
  {
    name: 'contracto',
    method: 'contracto',
    channel: 'credit',
    provider: 'account',
    flow: 'approval',
    hours: 336,
    answerSeconds: null,
    currencies: ['aoa', 'usd'],
    needsBankAccount: false,
    needsCashDesk: false,
    needsProof: false,
    refundsToPayer: false,
    switchedOnBy: null,
  },
] as const satisfies PaymentOffer[];
export type SiteOffer = (typeof paymentOffers)[number];
