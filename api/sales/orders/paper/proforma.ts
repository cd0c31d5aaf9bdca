import type { LocaleKey } from '#contract/basics.ts';
import type { InvoiceSnapshot } from '#contract/sales/orders/calls.ts';
import type { BankAccount } from '#api/platform/settings/index.ts';

export type Proforma = {
  number: string;
  issued_at: Date;
  snapshot: InvoiceSnapshot;
  /** Null where the order cannot be paid by transfer. */
  bank: BankAccount | null;
  locale: LocaleKey;
};
