import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/test-database.ts';
import { calls } from '../calls.ts';
import { rawRoutes } from '../routes.ts';
import { describeApi } from './describe.ts';
import { openapiRoutes } from './routes.ts';

describe('the description of the API', () => {
  test('has every call, with its refusals and who may make it', async () => {
    const document = await describeApi();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths ?? {}).length).toBe(new Set(calls.map(({ path }) => path)).size);
    const revoke = document.paths?.['/certificates/revoke']?.put;
    expect(revoke).toMatchObject({
      security: [{ bearer: [] }],
      responses: {
        200: { description: 'OK' },
        401: { description: 'not_signed_in' },
        404: { description: 'not_found' },
        409: { description: 'invalid_transition' },
      },
    });
    const check = document.paths?.['/certificates/validate']?.post;
    expect(check?.security).toBeUndefined();
    expect(check?.parameters).toEqual([{ $ref: '#/components/parameters/locale' }]);
  });

  test('points only to what is there', async () => {
    const document = await describeApi();
    const references = new Set(JSON.stringify(document).match(/"\$ref":"#[^"]+"/g));
    const lost = [...references].filter((reference) => {
      const steps = reference.slice(10, -1).split('/');
      return steps.reduce((at: unknown, step) => Object(at)[step.replaceAll('~1', '/')], document) === undefined;
    });
    expect(references.size).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  test('is kept in docs/openapi.json; if not: npm run openapi', async () => {
    const kept = readFileSync('docs/openapi.json', 'utf8');
    expect(kept === `${JSON.stringify(await describeApi(), null, 2)}\n`).toBe(true);
  });
});

describe('the page about it', () => {
  test('has every call and needs no script', async ({ ctx }) => {
    const { html, policy } = await page(ctx);
    for (const { method, path } of [...calls, ...rawRoutes]) expect(html).toContain(`<code>${method} ${path}</code>`);
    expect(html).not.toMatch(/<script|javascript:| on\w+=|style="/i);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(html) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(policy).toContain("default-src 'none'");
    expect(html, 'A browser would ask for an icon that is not named').toContain('<link rel="icon" href="data:,">');
  });
});

async function page(ctx: Ctx) {
  const route = openapiRoutes(rawRoutes).find(({ path }) => path === '/docs');
  if (!route) throw new Error('There is no page.');
  const response = await route.handle(ctx, new Request('http://mestria.test/api/docs'), {});
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}
