import { hash } from 'node:crypto';

export type Origins = { contentOrigin: string; apiOrigin: string | null };
type Content = { text: string; style: string };

/** A kept page cannot carry a nonce, so what stands in it, scripts and styles, is allowed by its hashes; facts as JSON run nowhere. */
export function policyFor({ text, style }: Content, { contentOrigin, apiOrigin }: Origins): Record<string, string> {
  const scripts = hashesOf(
    text,
    /<script(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${style && hashOfStyle(style)}`,
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
  return [...new Set(contents)].map(hashOf);
}

function hashOf(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

const hashesOfStyles = new Map<string, string>();

/** There are as many as the build has kinds of pages, and they are the greater part of what is hashed. */
function hashOfStyle(style: string): string {
  const known = hashesOfStyles.get(style) ?? hashOf(style);
  hashesOfStyles.set(style, known);
  return known;
}
