import type { AnyContractProcedure, OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator, type ConditionalSchemaConverter, type JSONSchema } from '@orpc/openapi';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { localeKeys } from '#contract/visitor-values.ts';
import { jsonLimits } from '#api/shared/json-limits.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { calls } from '../calls.ts';
import { jsonSchemaOf } from './json-schema.ts';

const about = [
  'Retrievals take `{filter, fields, sort, page}` and answer `{status, results, total}`; the filter may also come as',
  '`data.filter`. Commands take `{data: […]}` and answer `{status, data}`. A refusal answers `{status: "error", message,',
  'errors}`, each message a sentence in the language of `Accept-Language`. A command with an `Idempotency-Key` is done',
  'once, however often it is sent within a day. A body is JSON in UTF-8 (415 otherwise) of at most one megabyte, with at',
  `most ${jsonLimits.depth} levels, ${jsonLimits.entries} entries in a list or an object, and ${jsonLimits.values} values in all (413 otherwise).`,
].join(' ');

/** The OpenAPI 3.1 description of every call of the contract. */
export async function describeApi(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [zodSchemas] });
  const document = await generator.generate(contract, {
    info: { title: 'Mestria', version: packageJson.version, description: about, license: { name: 'MIT' } },
    servers: [{ url: '/api' }],
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Refusal' }),
    components: {
      parameters,
      schemas: { Refusal: refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  for (const { path, method, name, declared } of calls) {
    const operation = document.paths?.[path]?.[method === 'PUT' ? 'put' : 'post'];
    if (!operation) throw new Error(`${path} is not described.`);
    const asks = name.startsWith('retrieve');
    operation.parameters = [reference('locale'), ...(asks ? [] : [reference('key')])];
    if (asks) tellFilterOnce(operation, path);
    nameRefusals(operation, declared);
  }
  return document;
}

/** A filter may stand in two places, but is the same one. */
function tellFilterOnce({ requestBody }: OpenAPI.OperationObject, path: string): void {
  if (!requestBody || '$ref' in requestBody) return;
  const schema = requestBody.content['application/json']?.schema;
  if (!schema || '$ref' in schema || !schema.properties?.['data'] || !schema.properties['filter']) return;
  const address = `#/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`;
  const filter = { $ref: `${address}/properties/filter` };
  schema.properties['data'] = { type: 'object', properties: { filter }, additionalProperties: false };
}

function nameRefusals(operation: OpenAPI.OperationObject, declared: AnyContractProcedure): void {
  const refuses = Object.entries<{ status?: number } | undefined>(declared['~orpc'].errorMap);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const codes = refuses.filter(([, error]) => String(error?.status) === status).map(([code]) => code);
    if (codes.length > 0 && !('$ref' in response)) response.description = codes.join(', ');
  }
  if (refuses.some(([code]) => code === 'not_signed_in')) operation.security = [{ bearer: [] }];
}

const zodSchemas: ConditionalSchemaConverter = {
  condition: (schema) => schema instanceof z.ZodType,
  convert(schema, { strategy }) {
    if (!(schema instanceof z.ZodType)) return [false, {}];
    const { $schema: _, ...described }: JSONSchema & object = Object(jsonSchemaOf(schema, strategy));
    return [!schema.safeParse(undefined).success, described];
  },
};

const parameters: Record<string, OpenAPI.ParameterObject> = {
  locale: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The locale key in which texts and refusals are answered.',
    schema: { type: 'string', enum: [...localeKeys], default: 'pt-PT' },
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Any text of up to 100 characters: new for each command, the same when it is sent again.',
    schema: { type: 'string', maxLength: 100 },
  },
};

function reference(name: string): OpenAPI.ReferenceObject {
  return { $ref: `#/components/parameters/${name}` };
}

const refusal: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['status', 'message', 'errors'],
  properties: {
    status: { type: 'string', const: 'error' },
    message: { type: 'string', description: 'The first of the sentences.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message', 'code'],
        properties: {
          message: { type: 'string', description: 'A sentence for people, ending in a period.' },
          code: { type: 'string' },
          field: { type: 'string', description: 'What in the input it is about.' },
        },
      },
    },
  },
};
