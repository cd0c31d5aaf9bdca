import { createHash } from 'node:crypto';
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { calls, type Call } from '../calls.ts';
import { fieldsOf, type Field, type Schema } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';

// The system's own colours, so that it reads by day and by night.
const style = `
:root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid GrayText; }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
details { margin: .75rem 0; padding: .5rem 1rem; border: 1px solid GrayText; border-radius: .4rem; }
summary { cursor: pointer; padding: .25rem 0; }
summary code { font-weight: 600; }
summary span { display: block; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding: 1rem 0 .25rem; }
th, td { text-align: start; vertical-align: top; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid GrayText; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** It needs nothing but its own style. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
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
<meta name="robots" content="noindex"><title>Mestria: the API</title><style>${style}</style></head>
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
