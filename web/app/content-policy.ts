import { hash } from 'node:crypto';

export type Origins = { contentOrigin: string; apiOrigin: string | null };
type Content = { body: Buffer; style: string };

const [begins, opened, ends] = [Buffer.from('<script'), Buffer.from('>'), Buffer.from('</script>')];
const runsNothing = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** A cached page cannot carry a nonce, so its inline scripts and styles are allowed by hash. */
export function policyFor({ body, style }: Content, { contentOrigin, apiOrigin }: Origins): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptsIn(body).join(' ')}`,
    `style-src 'self' ${style}`,
    `img-src 'self' data: blob: ${apiOrigin ?? ''}`,
    `media-src 'self' blob: ${contentOrigin}`,
    // Staff see the PDF of a proof beside its payment, from bytes that the page fetched.
    `frame-src blob: ${contentOrigin}`,
    "worker-src 'self'",
    `connect-src 'self' ${contentOrigin} ${apiOrigin ?? ''}`,
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
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

export function allowanceOf(content: string | Buffer): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

function scriptsIn(page: Buffer): string[] {
  const allowed = new Set<string>();
  for (let at = page.indexOf(begins); at >= 0; at = page.indexOf(begins, at)) {
    const from = page.indexOf(opened, at) + 1;
    const to = page.indexOf(ends, from);
    if (to < 0) break;
    if (!runsNothing.test(page.toString('utf8', at, from))) allowed.add(allowanceOf(page.subarray(from, to)));
    at = to;
  }
  return [...allowed];
}
