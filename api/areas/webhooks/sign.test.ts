import { describe, expect, test } from 'vitest';
import { newSecret, signedHeaders } from './sign.ts';

// The vector of the libraries of Standard Webhooks.
const vector = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
};

describe('the headers of a webhook', () => {
  test('are those of Standard Webhooks', () => {
    expect(signedHeaders(vector)).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('have a signature for each secret while one is replaced', () => {
    const secrets = [newSecret(), ...vector.secrets];
    const [first, second, ...more] = signedHeaders({ ...vector, secrets })['webhook-signature']?.split(' ') ?? [];
    expect(first).toMatch(/^v1,[\w+/]{43}=$/);
    expect([second, more]).toEqual(['v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', []]);
  });

  test('come from secrets of 256 bits', () => {
    const [, bits = ''] = /^whsec_(.+)$/.exec(newSecret()) ?? [];
    expect(Buffer.from(bits, 'base64')).toHaveLength(32);
  });
});
