import { localeKeys } from '#contract/visitor-values.ts';
import { operatorHeader } from '#api/shared/http/operator-signature.ts';
import { calls } from '../calls.ts';
import { componentsOf } from './components.ts';
import { readContractSchemas, schemasOf } from './contract-schemas.ts';
import type { Document, Parameter } from './document.ts';
import { envelopes } from './envelopes.ts';
import { about } from './info.ts';
import { exchangeOf, operationOf, rawExchangeOf, rawOperationOf, type RouteOfSlice } from './operations.ts';
import type { Schema } from './schema.ts';
import { eventWebhooks, handOverExchange, handOverWebhook, webhookExchanges } from './webhooks.ts';

/** `version` is that of the API, not of the package. */
export async function describeApi(rawRoutes: RouteOfSlice[], version: string): Promise<Document> {
  const exchanges = [...calls.map(exchangeOf), ...rawRoutes.map(rawExchangeOf), handOverExchange, ...webhookExchanges];
  const bodies = exchanges.flatMap(({ name }) => [`${name}Request`, `${name}Answer`]);
  const schemas = componentsOf(schemasOf(await readContractSchemas(), exchanges), bodies);
  const named = Object.entries(schemas).filter(([name]) => !bodies.includes(name));
  const operations = [
    ...calls.map((call) => ({ ...call, operation: operationOf(call, schemas) })),
    ...rawRoutes.map((route) => ({ ...route, operation: rawOperationOf(route, schemas) })),
  ];
  const paths: Document['paths'] = {};
  for (const { path, method, operation } of operations) {
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Mestria', version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted().map((name) => ({ name })),
    paths,
    webhooks: { handOver: { post: handOverWebhook(schemas) }, ...eventWebhooks(schemas) },
    components: {
      securitySchemes,
      parameters,
      responses,
      schemas: { ...Object.fromEntries(named), ...envelopes, Refusal: refusal },
    },
  };
}

const parameters: Record<string, Parameter> = {
  locale: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of texts and error messages, as one locale key.',
    schema: { type: 'string', enum: [...localeKeys], default: 'pt-PT' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A new value for each command, and the same value for each retry. See “Idempotency”.',
    schema: { type: 'string', maxLength: 100 },
  },
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of a session, or the token of another program. See “Authentication”.',
  },
  operator: {
    type: 'apiKey',
    in: 'header',
    name: operatorHeader,
    description: 'A signature with the secret of the site, valid for one minute. Anyone else receives 404.',
  },
};

const refusal: Schema = {
  type: 'object',
  description: 'Why a request was refused. See “Errors”.',
  required: ['status', 'message', 'errors'],
  properties: {
    status: { type: 'string', const: 'error' },
    message: { type: 'string', description: 'The message of the first error.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message', 'code'],
        properties: {
          message: { type: 'string', description: 'A sentence for people, in the language of the request.' },
          code: { type: 'string', description: 'A stable code for programs.' },
          field: { type: 'string', description: 'The field of the input that the error is about.' },
        },
      },
    },
  },
};

const message = 'Sign in to continue.';

const responses = {
  Refused: {
    description: 'The request was refused. See “Errors”.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { status: 'error', message, errors: [{ message, code: 'not_signed_in' }] },
      },
    },
  },
};
