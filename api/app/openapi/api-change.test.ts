import { describe, expect, test } from 'vitest';
import { apiChange, raised } from './api-change.ts';
import type { Document } from './document.ts';
import type { Schema } from './schema.ts';

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

const text: Schema = { type: 'string' };
const day: Schema = { type: 'string', enum: ['mon', 'tue'] };

type Described = { path?: string; operationId?: string; request?: Schema; answer?: Schema };

const usual = {
  request: object({ name: text, day }, ['name']),
  answer: object({ id: { type: 'integer' }, day }, ['id', 'day']),
};

const content = (schema: Schema) => ({ 'application/json': { schema } });

function api({ path = '/surveys', operationId = 'surveys.create', request, answer }: Described = {}): Document {
  const operation = {
    operationId,
    tags: [],
    summary: '',
    parameters: [],
    requestBody: { required: true, content: content(request ?? usual.request) },
    responses: { 200: { content: content(answer ?? usual.answer) } },
  };
  return {
    openapi: '3.1.1',
    info: { title: '', version: '1.4.0', description: '', license: { name: '', identifier: '' } },
    servers: [],
    tags: [],
    paths: { [path]: { post: operation } },
    webhooks: {},
    components: { schemas: {}, parameters: {}, responses: {}, securitySchemes: {} },
  };
}

const id: Schema = { type: 'integer' };

describe('a change of the API', () => {
  test.each<[string, Described]>([
    ['a field that a request may have', { request: object({ name: text, day, city: text }, ['name']) }],
    ['a field that a request need not have any more', { request: object({ name: text, day }) }],
    [
      'a value in a request',
      { request: object({ name: text, day: { ...day, enum: ['mon', 'tue', 'wed'] } }, ['name']) },
    ],
    ['a field of an answer', { answer: object({ id, day, name: text }, ['id', 'day']) }],
    ['a value in an answer', { answer: object({ id, day: { ...day, enum: ['mon', 'tue', 'wed'] } }, ['id', 'day']) }],
  ])('is minor: %s', (_, after) => {
    expect(apiChange(api(), api(after))).toBe('minor');
  });

  test.each<[string, Described]>([
    ['a call that is gone', { path: '/polls' }],
    ['a call under another name', { operationId: 'surveys.add' }],
    ['a field that a request may not have any more', { request: object({ name: text }, ['name']) }],
    ['a field that a request must have', { request: object({ name: text, day, city: text }, ['name', 'city']) }],
    ['a value that is refused', { request: object({ name: text, day: { ...day, enum: ['mon', 'wed'] } }, ['name']) }],
    ['a field that an answer lacks', { answer: object({ id }, ['id']) }],
    ['a field that an answer may lack', { answer: object({ id, day }, ['id']) }],
    ['a field that may be null', { answer: object({ id: { type: ['integer', 'null'] }, day }, ['id', 'day']) }],
  ])('is major: %s', (_, after) => {
    expect(apiChange(api(), api(after))).toBe('major');
  });

  test('raises the version by semantic versioning', () => {
    expect(apiChange(api(), api())).toBe('none');
    expect(apiChange({ ...api(), paths: {} }, api())).toBe('minor');
    expect([raised('1.4.0', 'none'), raised('1.4.2', 'minor'), raised('1.4.2', 'major')]).toEqual([
      '1.4.0',
      '1.5.0',
      '2.0.0',
    ]);
  });
});
