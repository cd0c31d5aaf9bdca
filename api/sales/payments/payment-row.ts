import type {
  ChargeRefusal,
  PaymentChannel,
  PaymentFlag,
  PaymentMethod,
  PaymentStatus,
} from '#contract/sales/payments/values.ts';

export type PaymentRow = {
  id: number;
  order_id: number;
  invoice_id: number;
  user_id: number;
  method_slug: PaymentMethod;
  channel: PaymentChannel;
  provider: string;
  amount_minor: number;
  currency_id: number;
  status: PaymentStatus;
  entity: string | null;
  reference: string | null;
  provider_ref: string | null;
  phone: string | null;
  redirect_url: string | null;
  expires_at: Date | null;
  paid_at: Date | null;
  paid_amount_minor: number | null;
  proof_file_id: number | null;
  proof_sent_at: Date | null;
  receipt_number: string | null;
  decline_reason: string | null;
  charge_id: string | null;
  refusal: ChargeRefusal | null;
  queries: number;
  next_query_at: Date | null;
  flag: PaymentFlag | null;
  created_at: Date;
};

export const paymentColumns = [
  'id',
  'order_id',
  'invoice_id',
  'user_id',
  'method_slug',
  'channel',
  'provider',
  'amount_minor',
  'currency_id',
  'status',
  'entity',
  'reference',
  'provider_ref',
  'phone',
  'redirect_url',
  'expires_at',
  'paid_at',
  'paid_amount_minor',
  'proof_file_id',
  'proof_sent_at',
  'receipt_number',
  'decline_reason',
  'charge_id',
  'refusal',
  'queries',
  'next_query_at',
  'flag',
  'created_at',
] as const satisfies (keyof PaymentRow)[];
