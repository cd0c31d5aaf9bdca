import { createHash } from 'node:crypto';

export type Origins = { contentOrigin: string; apiOrigin: string | null };

/** A kept page cannot carry a nonce, so what stands in it, scripts and styles, is allowed by its hashes; facts as JSON run nowhere. */
export function policyFor(html: string, { contentOrigin, apiOrigin }: Origins): Record<string, string> {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
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

function hashesOf(html: string, element: RegExp): string[] {
  const contents = [...html.matchAll(element)].map(([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
