import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { LocaleKey, defaultLocale } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeHtml } from '#api/shared/http/escape-html.ts';
import { siteStyle } from '#api/shared/http/page-style.ts';
import { languageOf, textsFor } from '#api/shared/texts.ts';
import { appOrigin, playerPolicy } from './content-policy.ts';
import { sendText, type TextAnswer, type Exchange } from './send.ts';

const folder = resolve('api/learning/learning/content-server/page');
const library = resolve('node_modules/scorm-again/dist/esm');
const model = resolve('api/learning/learning/model');

const pageScripts = [
  'player',
  'window',
  'activity',
  'play-session',
  'watch-windows',
  'commits',
  'snapshot',
  'run-time',
  'run-time-12',
  'run-time-2004',
  'reported-cmi',
  'reported-cmi-2004',
  'shared-data',
];
/** The rules that SCORM 2004 asks the player about run in both places. */
const modelScripts = ['sco', 'sco-2004', 'duration'];
const sequencingScripts = [
  'activity',
  'arrange',
  'attempts',
  'choice',
  'conditions',
  'course',
  'flow',
  'menu',
  'navigate',
  'objectives',
  'outcome',
  'rollup',
  'termination',
];

type Part = { type: string; text: string };

const parts = new Map<string, () => Promise<Part>>(
  Object.entries({
    'player.css': async () => ({ type: 'text/css', text: await source('player.css') }),
    'window.css': async () => ({ type: 'text/css', text: siteStyle + (await source('window.css')) }),
    ...Object.fromEntries(pageScripts.map((name) => [`${name}.ts`, () => script(`${name}.ts`)])),
    ...Object.fromEntries(modelScripts.map((name) => [`model-${name}.ts`, () => ofModel(name, 'model')])),
    ...Object.fromEntries(
      sequencingScripts.map((name) => [`sequencing-${name}.ts`, () => ofModel(`sequencing/${name}`, 'sequencing')]),
    ),
    'learning-values.ts': () => script(resolve('contract/learning/learning/values.ts')),
    'scorm-again-12.js': () => ofLibrary('scorm12.min.js'),
    'scorm-again-2004.js': () => ofLibrary('scorm2004.min.js'),
  }),
);
const made = new Map<string, Promise<Part>>();

/** Serves `/scorm/<token>/__player__/<name>`: the pages around an activity, and their parts. */
export async function sendPlayerPart(ctx: Ctx, exchange: Exchange, name: string): Promise<void> {
  if (name === 'index.html') return sendText(exchange, playerPage(ctx));
  if (name === 'window.html') return sendText(exchange, windowPage(localeOf(exchange)));
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
${activityFrame}
<script type="module" src="player.ts"></script>
</html>
`;
  return htmlPage(text, appOrigin(ctx));
}

const activityFrame = '<iframe name="mestria-activity" title="SCORM" allow="autoplay; fullscreen"></iframe>';

function windowPage(locale: LocaleKey): TextAnswer {
  const t = textsFor(locale);
  const phrases = {
    mode_normal: t('activity_window.mode_normal'),
    mode_review: t('activity_window.mode_review'),
    mode_browse: t('activity_window.mode_browse'),
    saved: t('activity_window.saved'),
    not_saved: t('activity_window.not_saved'),
    other_window: t('activity_window.other_window'),
    window_blocked: t('activity_window.window_blocked'),
    ended: t('activity_window.ended'),
    failed: t('activity_window.failed'),
    scorm_opened_elsewhere: t('activity_window.opened_elsewhere'),
    scorm_launch_expired: t('activity_window.open_too_long'),
    close: t('activity_window.close'),
  };
  const data = Object.entries(phrases).map(([name, phrase]) => ` data-${name}="${escapeHtml(phrase)}"`);
  const text = `<!doctype html>
<html lang="${languageOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mestria</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="window.css">
<body${data.join('')}>
<header>
<h1>Mestria</h1>
<p role="status">${escapeHtml(t('activity_window.opening'))}</p>
<button type="button">${escapeHtml(t('activity_window.end'))}</button>
</header>
${activityFrame}
<script type="module" src="window.ts"></script>
</html>
`;
  return htmlPage(text, "'none'");
}

function localeOf({ request }: Exchange): LocaleKey {
  const input = new URLSearchParams(request.url?.split('?')[1]).get('lang');
  return LocaleKey.catch(defaultLocale).parse(input);
}

function htmlPage(text: string, frameAncestors: string): TextAnswer {
  const headers = { 'content-security-policy': playerPolicy(frameAncestors) };
  return { type: 'text/html; charset=utf-8', text, headers };
}

function source(name: string): Promise<string> {
  return readFile(resolve(folder, name), 'utf8');
}

/** Strips the types, and points imports at files beside the page. */
async function script(name: string): Promise<Part> {
  const plain = withoutWarning(await source(name), stripTypeScriptTypes);
  const edition = name.includes('2004') ? '2004' : '12';
  return {
    type: 'text/javascript',
    text: plain
      .replace("'scorm-again'", `'./scorm-again-${edition}.js'`)
      .replaceAll(/'#contract\/\w+\/(\w+)\//g, "'./$1-")
      .replaceAll(/'\.\.\/\.\.\/model\/sequencing\//g, "'./sequencing-")
      .replaceAll("'../../model/", "'./model-"),
  };
}

/** The files of a folder import each other. */
async function ofModel(name: string, prefix: string): Promise<Part> {
  const { type, text } = await script(join(model, `${name}.ts`));
  const own = text
    .replaceAll("'./sequencing/", "'./sequencing-")
    .replaceAll(/'\.\/(?!sequencing-|learning-)/g, `'./${prefix}-`);
  return { type, text: own };
}

async function ofLibrary(name: string): Promise<Part> {
  return { type: 'text/javascript', text: await readFile(join(library, name), 'utf8') };
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
