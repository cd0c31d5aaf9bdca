import type { RunningApi } from '#api/app/start.ts';
import { keepsMails, keptMailsPage } from './kept-mails.ts';

/** Addresses that are neither a page nor a call: health, and the mails that a demo house keeps instead of sending. */
export function operatorPages(running: RunningApi) {
  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (path === '/healthz') return new Response('ok');
    if (path === '/readyz') return readiness(running);
    if (path === '/dev/mail' && keepsMails(running.ctx.config)) return keptMails(running, request);
    return null;
  };
}

async function readiness(running: RunningApi): Promise<Response> {
  const isReady = await running.isReady();
  return new Response(isReady ? 'ready' : 'not ready', { status: isReady ? 200 : 503 });
}

/** Of one address with `?to=`. */
async function keptMails({ ctx }: RunningApi, { url }: Request): Promise<Response> {
  const to = new URL(url).searchParams.get('to');
  let mails = ctx.db.selectFrom('mails').select(['recipient', 'subject', 'body_text']).orderBy('id', 'desc').limit(50);
  if (to !== null) mails = mails.where('recipient', '=', to.trim().toLowerCase());
  return keptMailsPage(await mails.execute());
}
