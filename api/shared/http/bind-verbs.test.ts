import { describe, expect, test } from 'vitest';
import { bindVerbs, type Verbs } from './bind-verbs.ts';
import type { Ctx } from '../context.ts';
import type { ListQuery } from '../database/retrieval.ts';

type Orders = Verbs<'orders'>;

const verbs: Orders = {
  placeOrder: () => Promise.reject(new Error('not called')),
  placeOrderFor: () => Promise.reject(new Error('not called')),
  retrieveOrderBuyers: () => Promise.reject(new Error('not called')),
  cancelOrder: () => Promise.reject(new Error('not called')),
  deliverService: () => Promise.reject(new Error('not called')),
  retrieveOrderHistory: () => Promise.reject(new Error('not called')),
  retrieveOrderRecords: () => Promise.reject(new Error('not called')),
  retrieveOrders: (_ctx: Ctx, query: ListQuery<object>) => Promise.resolve({ results: [], total: query.limit }),
};

describe('verbs of a slice', () => {
  test('do not compile when one is missing', () => {
    const { placeOrder: _left, ...others } = verbs;
    // @ts-expect-error A call without its verb.
    const incomplete: Orders = others;
    expect(incomplete).not.toHaveProperty('placeOrder');
  });

  test('do not compile with another input than the call declares', () => {
    // @ts-expect-error The call hands over an id, and a reason.
    const cancelOrder: Orders['cancelOrder'] = takesNumber;
    // @ts-expect-error A retrieval answers results and their total.
    const retrieveOrders: Orders['retrieveOrders'] = answersList;
    expect([cancelOrder, retrieveOrders]).toHaveLength(2);
  });

  test('are refused when the contract does not declare them', () => {
    const more = { ...verbs, sellOrder: verbs.placeOrder };
    expect(() => bindVerbs({ key: 'orders', verbs: more })).toThrow('The contract declares no orders.sellOrder.');
  });
});

function takesNumber(_ctx: Ctx, input: { number: string }): Promise<never> {
  return Promise.reject(new Error(input.number));
}

function answersList(): Promise<never[]> {
  return Promise.resolve([]);
}
