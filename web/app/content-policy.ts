import { createHash } from 'node:crypto';

export type Origins = { contentOrigin: string; apiOrigin: string | null };

/** A kept page cannot carry a nonce, so its inline scripts are allowed by their hashes; facts as JSON-LD run nowhere. */
export function policyFor(html: string, { contentOrigin, apiOrigin }: Origins): Record<string, string> {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => code);
  const allowed = [...new Set(inline)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${apiOrigin ?? ''}`,
    `media-src 'self' ${contentOrigin}`,
    `frame-src ${contentOrigin}`,
    "worker-src 'self'",
    `connect-src 'self' ${apiOrigin ?? ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
