import { describe, expect, test } from 'vitest';
import { crossOrigin } from './cross-origin.ts';

const front = 'https://front.example';
const { preflight, mark } = crossOrigin([front]);

function request(origin: string, method = 'POST'): Request {
  return new Request('https://api.example/api/courses', { method, headers: { origin } });
}

describe('a call from another origin', () => {
  test('is allowed when the origin is on the list', () => {
    expect(mark(request(front), new Response()).headers.get('access-control-allow-origin')).toBe(front);
    expect(preflight(request(front, 'OPTIONS'))?.headers.get('access-control-allow-origin')).toBe(front);
  });

  test('is not allowed otherwise', () => {
    expect(mark(request('https://evil.example'), new Response()).headers.has('access-control-allow-origin')).toBe(
      false,
    );
    expect(preflight(request('https://evil.example', 'OPTIONS'))?.headers.has('access-control-allow-origin')).toBe(
      false,
    );
  });
});
