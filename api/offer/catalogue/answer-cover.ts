import { coverVersion, type CoverSubject } from './model/cover-address.ts';
import { cover, coverShapes, type CoverShape } from './model/cover.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

export function answerCover(request: Request, subject: CoverSubject, usual: CoverShape = 'card'): Response {
  const requested = new URL(request.url).searchParams;
  const shape = coverShapes.find((name) => name === requested.get('shape')) ?? usual;
  const version = coverVersion(subject);
  const etag = `"${version}-${shape}"`;
  const headers = {
    'cache-control': requested.get('v') === version ? forEver : forAnHour,
    etag,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const svg = cover(subject.coverKey, subject.title, shape);
  return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}
