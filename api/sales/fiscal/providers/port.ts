import type { Ctx } from '#api/shared/context.ts';
import type { Query } from '../model/credit.ts';
import type { DocumentRow } from '../store/documents.ts';

export type Billing = { orderId: number; dueAt: Date };

/** `occasion` names what the money came for, such as `payment 12`; a repeated one finds the document. */
export type Receiving = { orderId: number; amountMinor: number; occasion: string };

export type Crediting = { orderId: number; wanted: Query; reason: string; occasion: string };

/** The port of an issuer of fiscal documents [domain 2]. Null where the document comes from elsewhere, or later. */
export type FiscalProvider = {
  orderPaid: (ctx: Ctx, orderId: number) => Promise<void>;
  /** Before it was paid. */
  orderCanceled: (ctx: Ctx, orderId: number) => Promise<void>;
  invoice: (ctx: Ctx, billing: Billing) => Promise<DocumentRow | null>;
  receipt: (ctx: Ctx, receiving: Receiving) => Promise<DocumentRow | null>;
  credit: (ctx: Ctx, crediting: Crediting) => Promise<DocumentRow | null>;
};
