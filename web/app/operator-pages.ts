import type { RunningApi } from '#api/app/start.ts';

/** Addresses that are neither a page nor a call: health, and the kept mails outside production. */
export function operatorPages(running: RunningApi) {
  return (_request: Request, path: string): Promise<Response> | Response | null => {
    if (path === '/healthz') return new Response('ok');
    if (path === '/readyz') return readiness(running);
    if (path === '/dev/mail' && !running.ctx.config.production) return keptMails(running);
    return null;
  };
}

async function readiness(running: RunningApi): Promise<Response> {
  const isReady = await running.isReady();
  return new Response(isReady ? 'ready' : 'not ready', { status: isReady ? 200 : 503 });
}

async function keptMails({ ctx }: RunningApi): Promise<Response> {
  const mails = await ctx.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(50).execute();
  const texts = mails.map((mail) => `To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.body_text}\n`);
  return new Response(texts.join(`\n${'-'.repeat(72)}\n`) || 'No mail yet.', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
