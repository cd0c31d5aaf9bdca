import { z } from 'zod';
import { webhookBody, webhookEvents } from '#contract/areas/webhooks/events.ts';
import { webhookEventTypes, type WebhookEventType } from '#contract/areas/webhooks/values.ts';
import { HandedOrder } from '#contract/sales/fiscal/hand-over.ts';
import type { Operation } from './document.ts';
import type { Exchange } from './contract-schemas.ts';
import { rawBodyOf, parametersOf } from './operations.ts';
import { pascal, type Schemas } from './schema.ts';

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

/** `WebhookOrderPaid`. */
function nameOf(type: WebhookEventType): string {
  return pascal(`webhook ${type.replaceAll(/[._]/g, ' ')}`);
}

/** What is sent to the webhooks that staff set up, by the same declarations as it is sent. */
export const webhookExchanges: Exchange[] = webhookEventTypes.map((type) => ({
  name: nameOf(type),
  input: webhookBody(type),
  output: undefined,
}));

const standardHeaders = z.object({
  'webhook-id': z
    .string()
    .regex(/^msg_\d+$/)
    .describe('The same for each attempt. Answer 2xx again for one that is known.'),
  'webhook-timestamp': z
    .string()
    .regex(/^\d+$/)
    .describe('Of the attempt, in seconds since 1970. Reject what is older than five minutes.'),
  'webhook-signature': z
    .string()
    .describe(
      'One or two signatures with a space between them, each `v1,` and the HMAC-SHA256 of id, timestamp and body with full stops between them, in Base64. The key is what follows `whsec_` in the secret, decoded from Base64. Accept if any is right.',
    ),
});

export function eventWebhooks(schemas: Schemas): Record<string, { post: Operation }> {
  return Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `webhooks.${type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          tags: ['webhooks'],
          summary: webhookEvents[type].summary,
          description:
            'Sent to the webhooks that chose this event, by the rules of Standard Webhooks. Any answer but 2xx within 15 seconds, also a redirect, is a failure, which is tried again for three days. The answer 410 switches the webhook off.',
          security: [],
          parameters: parametersOf(standardHeaders, 'header'),
          requestBody: rawBodyOf('application/json', `${nameOf(type)}Request`, schemas),
          responses: { 200: { description: 'It has arrived. Any 2xx will do.' } },
        },
      },
    ]),
  );
}
