import type { ServerMiddleware } from 'srvx';
import type { Config } from '#api/shared/config.ts';
import { transportHeaders } from '#api/shared/transport-headers.ts';
import { unreadableAnswer } from '#api/shared/answer-unreadable.ts';
import { targetOn, withSingleSlashes } from './request-target.ts';

/**
 * Where every request comes in: it is refused, or led to the one way to write its address, before anything reads it, and
 * its answer carries what all answers do. Behind it the host is always that of the site, whatever `Host` says.
 */
export function entrance(config: Pick<Config, 'publicUrl' | 'production'>): ServerMiddleware {
  const { host } = new URL(config.publicUrl);
  const always = Object.entries(transportHeaders(config, config.publicUrl));

  return (request, next) => {
    const node = request.runtime?.node;
    if (!node?.res) throw new Error('Requests come from Node.');
    const { req, res } = node;
    // On Node's own answer they cost no copy of the headers of a stored page.
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
/** What a `Request` can carry; which of them a call takes, the API says itself. */
const calling = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function methodsAt(target: string): string[] {
  return target.startsWith('/api/') ? calling : reading;
}

function notAllowed(allowed: string[]): Response {
  return new Response(null, { status: 405, headers: { allow: allowed.join(', '), ...notStored } });
}
