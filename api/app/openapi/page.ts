import { createHash } from 'node:crypto';
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { houseStyle } from '#api/shared/page-style.ts';
import { calls, type Call } from '../calls.ts';
import { fieldsOf, type Field, type Schema } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';

const style = `
@font-face { font-family: 'Besley'; src: url('/fonts/besley-560-latin.woff2') format('woff2'); font-weight: 400 900; font-display: swap; }
@font-face { font-family: 'Hanken Grotesk'; src: url('/fonts/hanken-grotesk-400-700-latin.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
${houseStyle}
main { max-width: var(--page); margin: 0 auto; padding: var(--space-4) var(--gutter) var(--space-8); }
section { margin-top: var(--space-4); padding-top: var(--space-2); border-top: var(--stroke-3) solid var(--rule); }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: var(--touch); }
details { margin: var(--space-1) 0; padding: var(--space-half) var(--space-2); border: var(--stroke-1) solid var(--line);
  border-radius: var(--round-2); background: var(--ground-raised); }
summary { min-height: var(--touch); padding: var(--space-1) 0; cursor: pointer; }
summary code { font-weight: 600; }
summary span { display: block; color: var(--ink-soft); font-size: var(--text-2); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: var(--text-2); }
caption { padding: var(--space-2) 0 var(--space-half); font-weight: 600; text-align: start; }
th, td { padding: var(--space-1) var(--space-2) var(--space-1) 0; border-bottom: var(--stroke-1) solid var(--line); text-align: start; vertical-align: top; }
thead th { color: var(--ink-soft); font-size: var(--text-1); }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** It needs nothing but its own style and the typefaces of the house. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  // The empty icon: without one browsers ask for an icon that the policy forbids.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Every call, readable without a script; and the addresses that take or answer bytes. */
export function docsPage(rawRoutes: Pick<RawRoute, 'method' | 'path'>[]): string {
  const tags = Map.groupBy(calls, ({ path }) => path.split('/')[1] ?? '');
  const names = [...tags.keys()].toSorted((one, other) => one.localeCompare(other, 'en'));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Mestria: the API</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>
<h1>Mestria: the API</h1>
<p>Every address lies below <code>/api</code>. The same in OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Retrievals take <code>{filter, fields, sort, page}</code>, the filter also as <code>data.filter</code>, and answer
<code>{status, results, total}</code>; commands take
<code>{data: […]}</code> and answer <code>{status, data}</code>. A refusal answers <code>{status: "error", message,
errors}</code> with its HTTP status, each message a sentence in the language of <code>Accept-Language</code>
(a locale key). Send an <code>Idempotency-Key</code> with a command, and it is done once however often it arrives within a
day.</p>
<nav aria-label="Groups"><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${names.map((name) => group(name, tags.get(name) ?? [])).join('\n')}
<section aria-labelledby="bytes"><h2 id="bytes">Bytes</h2>
<p>These take or answer files, pictures and messages of other services as they are.</p>
<ul>${rawRoutes.map(({ method, path }) => `<li><code>${method} ${path}</code></li>`).join('\n')}</ul></section>
</main></body></html>
`;
}

function group(name: string, members: Call[]): string {
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>\n${members.map(section).join('\n')}</section>`;
}

function section({ method, path, declared }: Call): string {
  const { route, inputSchema, outputSchema } = declared['~orpc'];
  return `<details id="${anchorOf(method, path)}"><summary><code>${method} ${path}</code>
<span>${escaped(route.summary ?? '')}.</span></summary>
${table('What it takes', fieldsIn(inputSchema, 'input'))}
${table('What it answers', fieldsIn(outputSchema, 'output'))}
${refusalsOf(declared)}</details>`;
}

function anchorOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replaceAll('/', '-')}`;
}

function fieldsIn(schema: unknown, io: 'input' | 'output'): Field[] {
  const fields = schema instanceof z.ZodType ? fieldsOf(jsonSchemaOf(schema, io) as Schema) : [];
  // The filter's second place is told once, above all calls.
  const mayStandTwice = fields.some(({ name }) => name === 'filter');
  return mayStandTwice ? fields.filter(({ name }) => !/^data(\.filter|$)/.test(name)) : fields;
}

function table(caption: string, fields: Field[]): string {
  if (fields.length === 0) return `<p>${caption}: nothing.</p>`;
  const rows = fields.map(
    ({ name, type, isRequired }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(type)}</td><td>${isRequired ? 'always' : ''}</td></tr>`,
  );
  return `<div class="wide" tabindex="0"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th>
<th scope="col">Type</th><th scope="col">There</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function refusalsOf(declared: AnyContractProcedure): string {
  const codes = Object.keys(declared['~orpc'].errorMap).filter((code): code is RefusalCode => code in refusals);
  const told = codes.map((code) => `<code>${refusals[code]} ${code}</code>`);
  return `<p>It may refuse with ${told.join(', ')}.</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
