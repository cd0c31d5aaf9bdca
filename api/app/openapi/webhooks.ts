import { z } from 'zod';
import { HandedOrder } from '#contract/sales/fiscal/hand-over.ts';
import type { Operation } from './document.ts';
import type { Exchange } from './contract-schemas.ts';
import { rawBodyOf, parametersOf } from './operations.ts';
import type { Schemas } from './schema.ts';

/** What the server sends to the operator's ERP. The names of its schemas are those of a call. */
export const handOverExchange: Exchange = { name: 'HandOver', input: HandedOrder, output: undefined };

const headers = z.object({
  'Idempotency-Key': z.uuid().describe('The same for each attempt. Answer 2xx again for one that is known.'),
  'X-Mestria-Timestamp': z
    .string()
    .regex(/^\d+$/)
    .describe('Seconds since 1970. Reject what is older than five minutes.'),
  'X-Mestria-Signature': z
    .string()
    .regex(/^sha256=[\da-f]{64}$/)
    .describe(
      'The HMAC-SHA256 of the timestamp, a dot and the bytes of the body, with `ERP_SECRET`, in hexadecimal. Compare it in constant time.',
    ),
});

export function handOverWebhook(schemas: Schemas): Operation {
  return {
    operationId: 'fiscal.handOver',
    tags: ['fiscal'],
    summary: 'Receive an order, an invoice or a credit',
    description:
      'Where the operator issues fiscal documents with an ERP, the server sends each paid, invoiced or credited order to `ERP_URL`. Any answer but 2xx within ten seconds, also a redirect, is a failure, which is tried again later.',
    security: [],
    parameters: parametersOf(headers, 'header'),
    requestBody: rawBodyOf('application/json', 'HandOverRequest', schemas),
    responses: { 200: { description: 'The order is stored. Any 2xx will do.' } },
  };
}
