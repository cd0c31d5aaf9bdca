import { z } from 'zod';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import type { DescribedRoute, RouteDoc } from '#api/shared/route-doc.ts';
import { isSecret } from '#api/shared/unstored-paths.ts';
import type { Call } from '../calls.ts';
import { answerName, requestName, type Contract } from './contract-schemas.ts';
import type { Content, Operation, Response } from './document.ts';
import { exampleOf } from './examples.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { pascal, referenceTo, type Schema, type Schemas } from './schema.ts';

/** What a call of the contract takes and answers. */
export function operationOf(call: Call, { descriptions }: Contract, schemas: Schemas): Operation {
  const { slice, name, declared } = call;
  const { route, errorMap, inputSchema } = declared['~orpc'];
  const refuses = Object.keys(errorMap).filter((code): code is RefusalCode => code in refusals);
  const description = descriptions.get(route);
  const stored = !name.startsWith('retrieve') && !isSecret(declared);
  return {
    operationId: `${slice}.${name}`,
    tags: [...(route.tags ?? [])],
    summary: route.summary ?? '',
    ...(description && { description }),
    security: refuses.includes('not_signed_in') ? [{ bearer: [] }] : [],
    parameters: [shared('locale'), ...(stored ? [shared('idempotencyKey')] : [])],
    requestBody: {
      required: inputSchema instanceof z.ZodType && !inputSchema.safeParse(undefined).success,
      content: json(requestName(call), schemas),
    },
    responses: { 200: { description: 'Done.', content: json(answerName(call), schemas) }, ...refused(refuses) },
  };
}

function json(name: string, schemas: Schemas): Content {
  const schema = referenceTo(name);
  return { 'application/json': { schema, example: exampleOf(schema, schemas) } };
}

function shared(name: string): { $ref: string } {
  return { $ref: `#/components/parameters/${name}` };
}

/** One response for each status, with the codes that it may have. */
function refused(codes: RefusalCode[]): Record<string, Response> {
  const byStatus = Map.groupBy(codes, (code) => refusals[code]);
  const responses = [...byStatus].map(([status, all]) => [status, { ...refusedResponse, description: all.join(', ') }]);
  return Object.fromEntries(responses);
}

const refusedResponse = { $ref: '#/components/responses/Refused' };

/** Addresses that take or answer something else than a call of the contract does. */
export function rawOperationOf({ method, path, doc }: DescribedRoute, schemas: Schemas): Operation {
  const { summary, description, refuses = [], otherAnswers = {}, body } = doc;
  const name = rawName({ method, path });
  const others = Object.entries(otherAnswers).map(([status, text]) => [status, { description: text }]);
  return {
    operationId: name,
    tags: [path.split('/')[1]?.replace(/\..*/, '') ?? ''],
    summary,
    ...(description && { description }),
    security: doc.auth === 'none' ? [] : [{ [doc.auth]: [] }],
    parameters: rawParametersOf(path, doc),
    ...(body && { requestBody: { required: true, content: contentOf(body.contentType, `${name}Request`, schemas) } }),
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

/** The schemas that raw routes bring, by the names that `rawOperationOf` gives them. */
export function rawSchemasOf(routes: DescribedRoute[], io: 'input' | 'output'): Record<string, z.ZodType> {
  return Object.fromEntries(
    routes.flatMap(({ method, path, doc }): [string, z.ZodType][] => {
      const name = `${rawName({ method, path })}${io === 'input' ? 'Request' : 'Answer'}`;
      const schema = io === 'input' ? doc.body?.schema : doc.answer.schema;
      return schema ? [[name, schema]] : [];
    }),
  );
}

/** `GetPicturesById`. */
function rawName({ method, path }: Pick<DescribedRoute, 'method' | 'path'>): string {
  return pascal(`${method.toLowerCase()} ${path.replaceAll('/:', ' by ')}`);
}

function contentOf(type: string, name: string, schemas: Schemas): Content {
  if (!(name in schemas)) return { [type]: { schema: type.startsWith('text/') ? { type: 'string' } : {} } };
  return { [type]: { schema: referenceTo(name), example: exampleOf(referenceTo(name), schemas) } };
}

function rawParametersOf(path: string, { path: named, query, headers }: RouteDoc): Operation['parameters'] {
  const known = fieldsOf(named);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...parameterOf(name, known[name] ?? { type: name === 'id' ? 'integer' : 'string' }),
    in: 'path',
    required: true,
  }));
  const others = [
    ...Object.entries(fieldsOf(query)).map(([name, schema]) => ({ ...parameterOf(name, schema), in: 'query' })),
    ...Object.entries(fieldsOf(headers)).map(([name, schema]) => ({ ...parameterOf(name, schema), in: 'header' })),
  ];
  const required = [query, headers].flatMap((schema) => (schema ? requiredIn(schema) : []));
  return [
    shared('locale'),
    ...inPath,
    ...others.map((parameter) => ({ ...parameter, required: required.includes(parameter.name) })),
  ];
}

function parameterOf(name: string, { description, ...schema }: Schema) {
  return { name, ...(description && { description }), schema };
}

function fieldsOf(schema: z.ZodObject | undefined): Record<string, Schema> {
  const { properties = {} }: Schema = schema ? Object(jsonSchemaOf(schema, 'input')) : {};
  return properties;
}

function requiredIn(schema: z.ZodObject): string[] {
  const { required = [] }: Schema = Object(jsonSchemaOf(schema, 'input'));
  return required;
}
