import { referenceTo, type Schema, type Schemas } from './schema.ts';

const status: Schema = { type: 'string', const: 'success' };

/** What the answers of all lists and of all commands have in common. */
export const envelopes: Schemas = {
  ListAnswer: {
    description: 'One page of a list, with the results in `results`.',
    type: 'object',
    properties: { status, total: { type: 'integer', minimum: 0, description: 'The number of results on all pages.' } },
    required: ['status', 'total'],
  },
  CommandAnswer: {
    description: 'A command was carried out, with its results in `data`.',
    type: 'object',
    properties: { status },
    required: ['status'],
  },
};

export function inEnvelope(answer: Schema): Schema {
  const { properties: { status: own, total: _, ...rest } = {}, ...others } = answer;
  const names = Object.keys(rest).join();
  if (own?.const !== 'success' || !['results', 'data', ''].includes(names)) return answer;
  if (names === '') return referenceTo('CommandAnswer');
  const envelope = referenceTo(names === 'results' ? 'ListAnswer' : 'CommandAnswer');
  return { allOf: [envelope, { ...others, properties: rest, required: [names] }] };
}
