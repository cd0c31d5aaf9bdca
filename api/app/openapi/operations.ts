import { z } from 'zod';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import type { DescribedRoute, RouteDoc } from '#api/shared/http/route-doc.ts';
import { isStored } from '#api/shared/idempotency/unstored-calls.ts';
import type { Call } from '../calls.ts';
import type { Exchange } from './contract-schemas.ts';
import type { Content, Operation, Parameter, Response } from './document.ts';
import { inEnvelope } from './envelopes.ts';
import { exampleOf } from './examples.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { pascal, referenceTo, type Schema, type Schemas } from './schema.ts';

export function exchangeOf(call: Call): Exchange {
  const { inputSchema, outputSchema } = call.declared['~orpc'];
  return { name: callName(call), input: inputSchema, output: outputSchema };
}

export type RouteOfSlice = DescribedRoute & { slice: string };

export function rawExchangeOf(route: RouteOfSlice): Exchange {
  return { name: rawName(route), input: route.doc.body?.schema, output: route.doc.answer.schema };
}

/** `PlaceOrder`, and `EnrollmentsCancel` where the name of the call is a single word. */
function callName({ slice, name }: Call): string {
  return pascal(/[A-Z]/.test(name) ? name : `${slice} ${name}`);
}

export function operationOf(call: Call, schemas: Schemas): Operation {
  const { slice, name, declared } = call;
  const { route, errorMap, inputSchema } = declared['~orpc'];
  const refuses = Object.keys(errorMap).filter((code): code is RefusalCode => code in refusals);
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: route.summary ?? '',
    ...(route.description && { description: route.description }),
    security: refuses.includes('not_signed_in') ? [{ bearer: [] }] : [],
    parameters: [shared('locale'), ...(isStored(declared) ? [shared('idempotencyKey')] : [])],
    requestBody: {
      required: inputSchema instanceof z.ZodType && !inputSchema.safeParse(undefined).success,
      content: json(`${callName(call)}Request`, schemas),
    },
    responses: {
      200: { description: 'Done.', content: json(`${callName(call)}Answer`, schemas) },
      ...refused(refuses),
    },
  };
}

function json(name: string, schemas: Schemas): Content {
  return contentOf('application/json', name, schemas);
}

function shared(name: string): { $ref: string } {
  return { $ref: `#/components/parameters/${name}` };
}

/** One response for each status, with its codes. */
function refused(codes: RefusalCode[]): Record<string, Response> {
  const byStatus = Map.groupBy(codes, (code) => refusals[code]);
  const responses = [...byStatus].map(([status, all]) => [status, { ...refusedResponse, description: all.join(', ') }]);
  return Object.fromEntries(responses);
}

const refusedResponse = { $ref: '#/components/responses/Refused' };

export function rawOperationOf(route: RouteOfSlice, schemas: Schemas): Operation {
  const { slice, path, doc } = route;
  const { summary, description, refuses = [], otherAnswers = {}, body } = doc;
  const name = rawName(route);
  const others = Object.entries(otherAnswers).map(([status, text]) => [status, { description: text }]);
  return {
    operationId: `${slice}.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    tags: [slice],
    summary,
    ...(description && { description }),
    security: doc.auth === 'none' ? [] : [{ [doc.auth]: [] }],
    parameters: rawParametersOf(path, doc),
    ...(body && { requestBody: rawBodyOf(body.contentType, `${name}Request`, schemas) }),
    responses: {
      200: {
        description: 'Done.',
        content: Object.assign(
          {},
          ...[doc.answer.contentType].flat().map((type) => contentOf(type, `${name}Answer`, schemas)),
        ),
      },
      ...refused(refuses),
      ...Object.fromEntries(others),
    },
  };
}

export function rawBodyOf(type: string, name: string, schemas: Schemas): Operation['requestBody'] & object {
  return { required: true, content: contentOf(type, name, schemas) };
}

/** `GetPicturesById`. */
function rawName({ method, path }: Pick<DescribedRoute, 'method' | 'path'>): string {
  return pascal(`${method.toLowerCase()} ${path.replaceAll('/:', ' by ')}`);
}

function contentOf(type: string, name: string, schemas: Schemas): Content {
  if (!(name in schemas)) return { [type]: { schema: type.startsWith('text/') ? { type: 'string' } : {} } };
  return { [type]: { schema: inEnvelope(schemas[name] ?? {}), example: exampleOf(referenceTo(name), schemas) } };
}

function rawParametersOf(path: string, { path: named, query, headers }: RouteDoc): Operation['parameters'] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => [name, named?.shape[name] ?? (name === 'id' ? z.int() : z.string())]);
  return [
    shared('locale'),
    ...parametersOf(z.object(Object.fromEntries(inPath)), 'path'),
    ...(query ? parametersOf(query, 'query') : []),
    ...(headers ? parametersOf(headers, 'header') : []),
  ];
}

export function parametersOf(fields: z.ZodObject, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] }: Schema = Object(jsonSchemaOf(fields, 'input'));
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    ...(description && { description }),
    schema,
    in: place,
    required: required.includes(name),
  }));
}
