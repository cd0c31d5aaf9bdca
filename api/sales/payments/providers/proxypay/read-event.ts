import { z } from 'zod';
import type { GatewayEvent } from '../port.ts';
import { fromDecimal } from '../../model/decimal-amount.ts';

const Fields = z.looseObject({});
const Name = z
  .union([z.int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[\w.-]{1,100}$/));
const Amount = z.union([z.string(), z.number()]).transform(fromDecimal).pipe(z.int());
/** The documentation of RPS v2 names no currency: its references are in kwanzas. */
const Currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .nullish()
  .transform((code) => (code ?? 'AOA').toLowerCase());

/** Fields that cannot be read are null, and then the text is stored as it came: it may be money. */
export function readEvent(text: string): GatewayEvent {
  const payment = parsed(text);
  const fields = readable(Fields, payment) ?? {};
  const externalId = readable(Name, fields['id']);
  const amountMinor = readable(Amount, fields['amount']);
  const currencyKey = readable(Currency, fields['currency']);
  const isClear = externalId !== null && amountMinor !== null && currencyKey !== null;
  return {
    externalId,
    providerRef: readable(Name, fields['reference_id']),
    // Without an id, a repeated event could not be told from a second payment.
    amountMinor: isClear ? amountMinor : null,
    currencyKey,
    raw: isClear ? fields : { text: payment === undefined ? text : JSON.stringify(payment) },
  };
}

function readable<T>(schema: z.ZodType<T>, value: unknown): T | null {
  return schema.safeParse(value).data ?? null;
}

/** Undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The provider signed it, so it is stored as text.
    return undefined;
  }
}
