import type { Network } from './network.ts';
import { isKey, parse, type Answer, type Requested } from './rest.ts';

const prefix = '/opg/v1/';

/** The part of ProxyPay's OPG v1 that a shop needs. Answers null for other addresses. */
export function answerOpg(network: Network, token: string) {
  return (requested: Requested): Answer | null => {
    const { path, headers } = requested;
    if (!path.startsWith(prefix)) return null;
    if (!isKey(headers.get('authorization') ?? '', `Bearer ${token}`)) return { status: 401 };
    const [resource, id = ''] = path.slice(prefix.length).split('/');
    return resource === 'transactions' ? answerTransactions(network, requested, id) : { status: 404 };
  };
}

function answerTransactions(network: Network, { method, headers, body }: Requested, id: string): Answer {
  if (method === 'POST' && id === '') {
    const made = network.create(headers.get('idempotency-key') ?? '', parse(body));
    return made ? { status: 201, body: made.body } : { status: 400 };
  }
  const transaction = method === 'GET' ? network.find(id) : undefined;
  return transaction ? { status: 200, body: transaction.body } : { status: 404 };
}
