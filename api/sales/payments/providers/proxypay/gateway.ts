import { z } from 'zod';
import { dayIn } from '#contract/rules/days.ts';
import type { Config } from '#api/shared/config/config.ts';
import { webhookUrl } from '../webhook-url.ts';
import { toDecimal } from '../../model/decimal-amount.ts';
import { isSignature } from '../signature.ts';
import type { PaymentGateway } from '../port.ts';
import { readEvent } from './read-event.ts';

const bankZone = 'Africa/Luanda';

/** Reference payments of ProxyPay, RPS v2 (developer.proxypay.co.ao/v2). */
export function proxyPayGateway(config: Config): PaymentGateway {
  const { url, apiKey, entity, sandbox } = config.proxyPay;
  const request = requester(url, apiKey);
  return {
    entity,
    reserve: async () => ReferenceId.parse(await (await request('POST', '/reference_ids')).json()),
    create: async ({ providerRef, amountMinor, payBy, orderNumber }) => {
      await request('PUT', `/references/${providerRef}`, {
        amount: toDecimal(amountMinor),
        end_datetime: dayIn(bankZone, payBy),
        custom_fields: { order: orderNumber, callback_url: webhookUrl(config, 'proxypay') },
      });
      return {};
    },
    cancel: async (providerRef) => {
      await request('DELETE', `/references/${providerRef}`);
    },
    parseEvent: ({ body, headers }) => {
      if (!isSignature({ body, key: apiKey, signature: headers.get('x-signature') ?? '' })) return null;
      return readEvent(new TextDecoder().decode(body));
    },
    acknowledge: async (externalId) => {
      await request('DELETE', `/payments/${externalId}`);
    },
    listUnacknowledged: async () => {
      const listed: unknown = await (await request('GET', '/payments')).json();
      return z
        .array(z.unknown())
        .parse(listed)
        .map((payment) => readEvent(JSON.stringify(payment)));
    },
    sandboxUrl: (providerRef, locale) =>
      sandbox && !config.production ? `${url}/pay/${providerRef}?lang=${locale === 'en-GB' ? 'en' : 'pt'}` : null,
  };
}

const ReferenceId = z
  .union([z.int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{9}$/));

const timeoutMs = 10_000;

/** A DELETE that answers 404 has succeeded. Any other answer but 2xx is thrown, and the job is retried. */
function requester(url: string, apiKey: string) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Response> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Token ${apiKey}`,
        accept: 'application/vnd.proxypay.v2+json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isGone = method === 'DELETE' && answer.status === 404;
    if (!answer.ok && !isGone) throw new Error(`ProxyPay answered ${answer.status} to ${method} ${path}.`);
    return answer;
  };
}
