import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { appOrigin, playerPolicy } from './content-policy.ts';
import { sendText, type TextAnswer, type Exchange } from './send.ts';

const folder = resolve('api/learning/content-server/page');
const runTime = resolve('node_modules/scorm-again/dist/esm/scorm12.min.js');

const parts = new Map<string, () => Promise<{ type: string; text: string }>>(
  Object.entries({
    'player.css': async () => ({ type: 'text/css', text: await source('player.css') }),
    'player.ts': () => script('player.ts'),
    'commits.ts': () => script('commits.ts'),
    'reported-cmi.ts': () => script('reported-cmi.ts'),
    'learning-values.ts': () => script(resolve('contract/learning/values.ts')),
    'scorm-again.js': async () => ({ type: 'text/javascript', text: await readFile(runTime, 'utf8') }),
  }),
);
const made = new Map<string, Promise<{ type: string; text: string }>>();

/** Serves `/scorm/<token>/__player__/<name>`: the page around an activity, and its parts. */
export async function sendPlayerPart(ctx: Ctx, exchange: Exchange, name: string): Promise<void> {
  if (name === 'index.html') return sendText(exchange, playerPage(ctx));
  const make = parts.get(name);
  if (!make) throw new Refusal('not_found');
  const part = made.get(name) ?? make();
  made.set(name, part);
  sendText(exchange, { ...(await part), headers: { 'cache-control': 'private, max-age=14400' } });
}

function playerPage(ctx: Ctx): TextAnswer {
  const text = `<!doctype html>
<html lang="pt" data-app="${appOrigin(ctx)}">
<meta charset="utf-8">
<title>Mestria</title>
<link rel="stylesheet" href="player.css">
<iframe title="SCORM" allow="autoplay; fullscreen"></iframe>
<script type="module" src="player.ts"></script>
</html>
`;
  const headers = { 'content-security-policy': playerPolicy(ctx) };
  return { type: 'text/html; charset=utf-8', text, headers };
}

function source(name: string): Promise<string> {
  return readFile(resolve(folder, name), 'utf8');
}

/** Strips the types, and points imports at files beside the page. */
async function script(name: string): Promise<{ type: string; text: string }> {
  const plain = withoutWarning(await source(name), stripTypeScriptTypes);
  return {
    type: 'text/javascript',
    text: plain.replace("'scorm-again'", "'./scorm-again.js'").replaceAll(/'#contract\/(\w+)\//g, "'./$1-"),
  };
}

/** Suppresses the warning of Node about an experimental function. */
function withoutWarning(code: string, strip: (code: string) => string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return strip(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
