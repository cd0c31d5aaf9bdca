import type { ServerMiddleware } from 'srvx';
import type { Config } from '#api/shared/config/config.ts';
import { transportHeaders } from '#api/shared/http/transport-headers.ts';
import { unreadableAnswer } from '#api/shared/http/answer-unreadable.ts';
import { targetOn, withSingleSlashes } from './request-target.ts';

/**
 * The first middleware of every request: it refuses unreadable targets, redirects to the canonical spelling and sets the
 * headers of all answers. Everything behind it sees the host of the site, whatever `Host` says.
 */
export function entrance(config: Pick<Config, 'publicUrl' | 'production'>): ServerMiddleware {
  const { host } = new URL(config.publicUrl);
  const always = Object.entries(transportHeaders(config, config.publicUrl));

  return (request, next) => {
    const node = request.runtime?.node;
    if (!node?.res) throw new Error('Requests come from Node.');
    const { req, res } = node;
    // Set on Node's own answer, they cost no copy of the headers of a cached page.
    for (const [name, value] of always) res.setHeader(name, value);
    const target = targetOn(host, req.url ?? '');
    if (target === null) return unreadableAnswer();
    const location = withSingleSlashes(target);
    if (location !== target) return new Response(null, { status: 308, headers: { location, ...notStored } });
    const allowed = methodsAt(target);
    if (!allowed.includes(req.method ?? '')) return notAllowed(allowed);
    req.url = target;
    req.headers.host = host;
    return next();
  };
}

const notStored = { 'cache-control': 'no-store' };
const reading = ['GET', 'HEAD'];
/** All methods that a `Request` can carry; the API refuses those that a call does not take. */
const calling = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function methodsAt(target: string): string[] {
  return target.startsWith('/api/') ? calling : reading;
}

function notAllowed(allowed: string[]): Response {
  return new Response(null, { status: 405, headers: { allow: allowed.join(', '), ...notStored } });
}
