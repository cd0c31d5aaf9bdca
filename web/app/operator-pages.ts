import type { RunningApi } from '#api/app/start.ts';
import { unsealPaths } from '#api/shared/secrets/sealed-path.ts';
import { storesEmails, storedEmailsPage } from './stored-emails.ts';

export function operatorPages(running: RunningApi) {
  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (path === '/healthz') return new Response('ok');
    if (path === '/readyz') return readiness(running);
    if (path === '/dev/mail' && storesEmails(running.ctx.config)) return storedEmails(running, request);
    return null;
  };
}

async function readiness(running: RunningApi): Promise<Response> {
  const health = await running.health();
  return Response.json(health, { status: health.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

const perPage = 50;

/** `?to=` filters by recipient. */
async function storedEmails({ ctx }: RunningApi, { url }: Request): Promise<Response> {
  const { searchParams } = new URL(url);
  const to = searchParams.get('to')?.trim().toLowerCase() || null;
  const before = Number(searchParams.get('before'));
  let mails = ctx.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'reply_to', 'locale', 'subject', 'body_text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(perPage + 1);
  if (to !== null) mails = mails.where('recipient', '=', to);
  if (Number.isSafeInteger(before) && before > 0) mails = mails.where('id', '<', before);
  const rows = await mails.execute();
  const shown = rows.slice(0, perPage).map((mail) => ({ ...mail, body_text: unsealPaths(ctx.config, mail.body_text) }));
  const olderThan = rows.length > perPage ? (shown.at(-1)?.id ?? null) : null;
  return storedEmailsPage({ mails: shown, siteUrl: ctx.config.publicUrl, to, olderThan });
}
