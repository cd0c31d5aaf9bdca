import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { calls } from '../calls.ts';
import { describedRoutes, rawRoutes } from '../routes.ts';
import { describeApi } from './describe.ts';
import { written, type Document, type Operation } from './document.ts';
import { documentFile, openapiRoutes } from './routes.ts';
import { mapParts, type Schema } from './schema.ts';

const stored = readFileSync(documentFile, 'utf8');
// `npm run openapi` raises the version.
const document = await describeApi(describedRoutes, JSON.parse(stored).info.version);
const text = written(document);

describe('the description of the API', () => {
  test('is stored in docs/openapi.json; if not: npm run openapi', () => {
    expect(stored === `${text}\n`).toBe(true);
  });

  test('has every call and every raw route, and nothing else', () => {
    const served = [...calls, ...describedRoutes].map(({ method, path }) => `${method} ${documented(path)}`);
    expect(
      operations()
        .map(([address]) => address)
        .toSorted(),
    ).toEqual(served.toSorted());
    const summaries = operations().map(([, { summary }]) => summary);
    expect(summaries.filter((summary) => !/^[A-Z].*[^.]$/.test(summary))).toEqual([]);
  });

  test('says who may call, what is refused, and what a call does', () => {
    expect(document.paths['/certificates/revoke']?.['put']).toMatchObject({
      operationId: 'certificates.revokeCertificate',
      security: [{ bearer: [] }],
      parameters: [{ $ref: '#/components/parameters/locale' }, { $ref: '#/components/parameters/idempotencyKey' }],
      responses: {
        200: { description: 'Done.' },
        401: { description: 'not_signed_in' },
        404: { description: 'not_found' },
        409: { description: 'invalid_transition' },
      },
    });
    const place = document.paths['/orders/create']?.['post'];
    expect(place?.description).toContain('saved cart');
    // References to internal documents.
    expect(place?.description).not.toMatch(/\[(domain|spec)/);
  });

  test('offers no Idempotency-Key where nothing is stored under it', () => {
    const paths = ['/users/authenticate', '/certificates/validate', '/orders'];
    const parameters = paths.map((path) => document.paths[path]?.['post']?.parameters);
    expect(parameters).toEqual(paths.map(() => [{ $ref: '#/components/parameters/locale' }]));
  });

  test('describes fields by their metadata in the contract', () => {
    const { CartLineClass, NewPartner } = document.components.schemas;
    expect(CartLineClass?.properties?.['seats_left']?.description).toBe('Null: no limit.');
    expect(NewPartner?.properties?.['logo_picture_id']?.description).toBeTruthy();
  });

  test('misses nothing that stands in a comment above a call or a field', () => {
    const comment = /\*\/\n\s*\w+: (?:z\.[a-z]|matches\(|retrieval\(|\w*[cC]ommand(?:ForMany)?\()/;
    const paths = globSync('contract/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
    expect(paths.filter((path) => comment.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('makes every repeated object a component', () => {
    const seen = new Map<string, number>();
    // Described with their parent: the bounds of a comparison, the filter in `data`, and what an answer adds to its envelope.
    const ofParent = ['filter', 'like', 'results', 'data'];
    for (const schema of [...Object.values(document.components.schemas), ...inOperations()]) {
      mapParts(schema, (part) => {
        const { description: _, default: __, ...rest } = part;
        const isObject = part.properties !== undefined && !ofParent.some((name) => name in (part.properties ?? {}));
        if (isObject) seen.set(JSON.stringify(rest), (seen.get(JSON.stringify(rest)) ?? 0) + 1);
        return part;
      });
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  test('leaves answers open to new fields, and has no tuples', () => {
    const { schemas } = document.components;
    const closed = operations().flatMap(([address, { responses }]) => {
      const answer = responses['200']?.content?.['application/json']?.schema;
      return answer && isClosed(answer, schemas) ? [address] : [];
    });
    expect(closed).toEqual([]);
    const order = document.paths['/orders/create']?.['post']?.requestBody?.content['application/json']?.schema ?? {};
    expect(isClosed(order, schemas)).toBe(true);
    expect(text).not.toContain('prefixItems');
    expect(order.properties?.['data']).toMatchObject({
      type: 'array',
      minItems: 1,
      maxItems: 1,
    });
  });

  test('passes the linter, with its examples', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-media-type-examples': 'error', 'tag-description': 'off', 'operation-4xx-response': 'off' },
    });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${message} ${at?.pointer}`)).toEqual([]);
    const broken = text.replaceAll('"status": "success"', '"status": "failure"');
    expect((await lintFromString({ source: broken, config })).length).toBeGreaterThan(100);
  }, 60_000);
});

describe('the description of a call', () => {
  test('answers every list and every command in the same envelope', () => {
    expect(envelopeOf('/orders')).toEqual({ $ref: '#/components/schemas/ListAnswer' });
    expect(envelopeOf('/orders/create')).toEqual({ $ref: '#/components/schemas/CommandAnswer' });
    const alone = inOperations().filter(({ properties }) => properties?.['status']?.const === 'success');
    expect(alone).toEqual([]);
  });

  test('names operations by slice and call, and groups them by slice', () => {
    const wrong = operations().filter(
      ([, { operationId, tags }]) =>
        !/^[a-z]+\.[a-z]\w*$/.test(operationId) || tags.join() !== operationId.split('.')[0],
    );
    expect(wrong).toEqual([]);
    const served = [...calls, ...describedRoutes].map(({ slice }) => slice);
    expect(document.tags.map(({ name }) => name)).toEqual([...new Set(served)].toSorted());
  });
});

describe('an example', () => {
  test.for(calls)('is what the contract takes and answers: $slice $name', ({ path, method, declared }) => {
    const { inputSchema, outputSchema } = declared['~orpc'];
    const operation = document.paths[path]?.[method.toLowerCase()];
    const request = operation?.requestBody?.content['application/json'];
    const answer = operation?.responses['200']?.content?.['application/json'];
    expect(request).toHaveProperty('example');
    expect(errorsOf(inputSchema, request?.example)).toEqual([]);
    expect(errorsOf(outputSchema, answer?.example)).toEqual([]);
  });
});

describe('the page of the API', () => {
  test('has every call, with its description, and needs no script', async ({ ctx }) => {
    const { html, policy } = await page(ctx);
    for (const { method, path } of [...calls, ...rawRoutes]) {
      expect(html).toContain(`<code>${method} ${documented(path)}</code>`);
    }
    expect(html).toContain('Turns the saved cart into an order');
    expect(html).toContain('<td>Null: no limit.</td>');
    expect(html).toContain('<details id="webhook-handOver">');
    expect(html).toContain('<p>Sent by the server, and signed.<br>');
    expect(html).not.toMatch(/<script|javascript:| on\w+=|style="/i);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(html) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(policy).toContain("default-src 'none'");
    // Without it, browsers request an icon.
    expect(html).toContain('<link rel="icon" href="data:,">');
  });
});

function operations(): [string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

function envelopeOf(path: string): Schema | undefined {
  const { content } = document.paths[path]?.['post']?.responses['200'] ?? {};
  return content?.['application/json']?.schema?.allOf?.[0];
}

function inOperations(): Schema[] {
  return operations().flatMap(([, operation]) => schemasIn(operation));
}

function documented(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function schemasIn({ requestBody, responses }: Operation): Schema[] {
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  return contents.flatMap((content = {}) => Object.values(content).flatMap(({ schema }) => schema ?? []));
}

/** True if the schema, or one that it refers to, refuses unknown fields. */
function isClosed(schema: Schema, schemas: Document['components']['schemas'], seen = new Set<string>()): boolean {
  const { $ref } = schema;
  if ($ref !== undefined && seen.has($ref)) return false;
  if ($ref !== undefined) {
    const match = schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return isClosed(match, schemas, seen.add($ref));
  }
  if (schema.additionalProperties === false) return true;
  let closed = false;
  mapParts(schema, (part) => {
    closed ||= isClosed(part, schemas, seen);
    return part;
  });
  return closed;
}

function errorsOf(schema: unknown, value: unknown): unknown[] {
  if (!(schema instanceof z.ZodType)) return ['no schema'];
  return schema.safeParse(value).error?.issues ?? [];
}

async function page(ctx: Ctx) {
  const route = openapiRoutes.find(({ path }) => path === '/docs');
  if (!route) throw new Error('There is no page.');
  const response = await route.handle(ctx, new Request('http://mestria.test/api/docs'), {});
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}
