import { describe, expect, test } from 'vitest';
import { crossOrigin } from './cross-origin.ts';

const front = 'https://front.example';
const { preflight, mark } = crossOrigin([front]);

function ask(origin: string, method = 'POST'): Request {
  return new Request('https://api.example/api/courses', { method, headers: { origin } });
}

describe('a call from another origin', () => {
  test('is let in when it is on the list', () => {
    expect(mark(ask(front), new Response()).headers.get('access-control-allow-origin')).toBe(front);
    expect(preflight(ask(front, 'OPTIONS'))?.headers.get('access-control-allow-origin')).toBe(front);
  });

  test('is not let in when it is not', () => {
    expect(mark(ask('https://evil.example'), new Response()).headers.has('access-control-allow-origin')).toBe(false);
    expect(preflight(ask('https://evil.example', 'OPTIONS'))?.headers.has('access-control-allow-origin')).toBe(false);
  });
});
