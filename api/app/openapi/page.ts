import { createHash } from 'node:crypto';
import { escapeHtml } from '#api/shared/http/escape-html.ts';
import { siteStyle } from '#api/shared/http/page-style.ts';
import { fieldsOf, type Field } from './fields.ts';
import type { Content, Document, Operation } from './document.ts';
import type { Schemas } from './schema.ts';

const style = `
@font-face { font-family: 'Besley'; src: url('/fonts/besley-560-latin.woff2') format('woff2'); font-weight: 400 900; font-display: swap; }
@font-face { font-family: 'Hanken Grotesk'; src: url('/fonts/hanken-grotesk-400-700-latin.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
${siteStyle}
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

export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  // For the empty icon; without one, browsers request an icon that the policy forbids.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Heading = { id: string; title: string; access: string };
type Listed = { method: string; path: string; operation: Operation };

export function docsPage(document: Document): string {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = [...Map.groupBy(listed, ({ operation }) => operation.tags[0] ?? '')].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Mestria: the API</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>
<h1>Mestria: the API</h1>
<p>Version ${escapeHtml(document.info.version)}. The same as a document of OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
${chapters(document.info.description)}
<nav aria-label="Groups"><ul>${groups.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}<li><a href="#webhooks">webhooks</a></li></ul></nav>
${groups.map(([name, members]) => group(name, members, document)).join('\n')}
${webhooks(document)}
</main></body></html>
`;
}

/** The Markdown of the introduction: headings, paragraphs and code. */
function chapters(text: string): string {
  return text
    .split('\n\n')
    .map((block) => (block.startsWith('## ') ? `<h2>${escapeHtml(block.slice(3))}</h2>` : `<p>${inline(block)}</p>`))
    .join('\n');
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function group(name: string, members: Listed[], document: Document): string {
  const all = members.map((member) => section(member, document)).join('\n');
  return `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>\n${all}</section>`;
}

/** Requests that the server sends. */
function webhooks(document: Document): string {
  const all = Object.entries(document.webhooks).flatMap(([name, { post }]) =>
    post
      ? [detailsOf(post, document, { id: `webhook-${name}`, title: name, access: 'Sent by the server, and signed.' })]
      : [],
  );
  return `<section aria-labelledby="webhooks"><h2 id="webhooks">webhooks</h2>\n${all.join('\n')}</section>`;
}

function section({ method, path, operation }: Listed, document: Document): string {
  const access = (operation.security ?? []).length > 0 ? 'Needs authentication.' : 'Open to anyone.';
  return detailsOf(operation, document, { id: anchorOf(method, path), title: `${method} ${path}`, access });
}

function detailsOf(
  operation: Operation,
  { components: { schemas } }: Document,
  { id, title, access }: Heading,
): string {
  const { summary, description, requestBody, responses } = operation;
  return `<details id="${id}"><summary><code>${title}</code>
<span>${escapeHtml(summary)}.</span></summary>
${description ? `<p>${inline(description)}</p>` : ''}
${parametersOf(operation, access)}
${table('Request', requestBody?.content, schemas)}
${table('Answer', responses['200']?.content, schemas)}
${errorsOf(operation)}</details>`;
}

function anchorOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replaceAll('/', '-').replaceAll(/[{}]/g, '')}`;
}

function parametersOf({ parameters }: Operation, access: string): string {
  const own = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []));
  const named = own.map(
    ({ name, in: place, description = '' }) => `<code>${escapeHtml(name)}</code> (${place}) ${inline(description)}`,
  );
  return `<p>${[access, ...named].join('<br>')}</p>`;
}

function table(caption: string, content: Content | undefined, schemas: Schemas): string {
  if (!content) return `<p>${caption}: nothing.</p>`;
  const types = Object.keys(content);
  const [only] = Object.values(content);
  const fields = fieldsOf(only?.schema ?? {}, schemas);
  // The filter in `data` is described in the introduction.
  const hasFilter = fields.some(({ name }) => name === 'filter');
  const described = hasFilter ? fields.filter(({ name }) => !/^data(\.filter|$)/.test(name)) : fields;
  if (described.length === 0) return `<p>${caption}: ${types.map(escapeHtml).join(', ')}.</p>`;
  return `<div class="wide" tabindex="0"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th>
<th scope="col">Type</th><th scope="col">Required</th><th scope="col">Description</th></tr></thead><tbody>${described.map(row).join('\n')}</tbody></table></div>`;
}

function row({ name, type, isRequired, description }: Field): string {
  const required = isRequired ? 'yes' : '';
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}</td><td>${required}</td><td>${inline(description)}</td></tr>`;
}

function errorsOf({ responses }: Operation): string {
  const errors = Object.entries(responses).flatMap(([status, { $ref, description = '' }]) =>
    $ref && description ? description.split(', ').map((code) => `<code>${status} ${code}</code>`) : [],
  );
  return errors.length > 0 ? `<p>Errors: ${errors.join(', ')}.</p>` : '';
}
