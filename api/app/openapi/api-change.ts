import type { Content, Document, Operation } from './document.ts';
import { fieldsOf, type Field } from './fields.ts';
import type { Schemas } from './schema.ts';

const changes = ['none', 'minor', 'major'] as const;
export type ApiChange = (typeof changes)[number];

/** By the policy in `info.ts`: an addition is minor, and what breaks a client is major. */
export function apiChange(before: Document, after: Document): ApiChange {
  const [old, current] = [operationsOf(before), operationsOf(after)];
  const remaining = [...old].map(([address, operation]) => {
    const now = current.get(address);
    return now ? ofOperation(operation, now) : 'major';
  });
  const added = [...current.keys()].some((address) => !old.has(address));
  return worst([...remaining, added ? 'minor' : 'none']);
}

export function raised(version: string, change: ApiChange): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (change === 'none') return version;
  return change === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

type Described = { operation: Operation; schemas: Schemas };

function operationsOf({ paths, webhooks, components: { schemas } }: Document) {
  // Documents of older releases have no webhooks.
  const all = Object.entries({ ...webhooks, ...paths });
  return new Map(
    all.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Described] => [
        `${method} ${path} ${operation.operationId}`,
        { operation, schemas },
      ]),
    ),
  );
}

function ofOperation(before: Described, after: Described): ApiChange {
  const request = ({ operation, schemas }: Described) => contentFields(schemas, operation.requestBody?.content);
  const answer = ({ operation, schemas }: Described) => contentFields(schemas, operation.responses['200']?.content);
  return worst([ofRequest(request(before), request(after)), ofAnswer(answer(before), answer(after))]);
}

function contentFields(schemas: Schemas, content: Content = {}): Map<string, Field> {
  const fields = Object.values(content).flatMap(({ schema = {} }) => fieldsOf(schema, schemas));
  return new Map(fields.map((field) => [field.name, field]));
}

type Fields = Map<string, Field>;

function ofRequest(before: Fields, after: Fields): ApiChange {
  const remaining = [...before.values()].map((field) => {
    const now = after.get(field.name);
    if (!now || (now.isRequired && !field.isRequired) || lacks(now, field)) return 'major';
    return now.type === field.type && now.isRequired === field.isRequired ? 'none' : 'minor';
  });
  const added = [...after.values()]
    .filter(({ name }) => !before.has(name))
    // Within an object that is new itself, a field may be required.
    .map(({ name, isRequired }) =>
      isRequired && (before.has(parentOf(name)) || !name.includes('.')) ? 'major' : 'minor',
    );
  return worst([...remaining, ...added]);
}

function ofAnswer(before: Fields, after: Fields): ApiChange {
  const remaining = [...before.values()].map((field) => {
    const now = after.get(field.name);
    if (!now || (field.isRequired && !now.isRequired) || lacks(withoutValues(field), withoutValues(now)))
      return 'major';
    return now.type === field.type ? 'none' : 'minor';
  });
  const added = [...after.keys()].some((name) => !before.has(name));
  return worst([...remaining, added ? 'minor' : 'none']);
}

/** Whether a value of the second type may not be one of the first. Bounds are not compared. */
function lacks(first: Pick<Field, 'type'>, second: Pick<Field, 'type'>): boolean {
  const kinds = new Set(kindsOf(first));
  return kindsOf(second).some((kind) => !kinds.has(kind));
}

function kindsOf({ type }: Pick<Field, 'type'>): string[] {
  return type.replaceAll(/, (?:at (?:least|most) |\d+ characters|.+ by default).*$/g, '').split(' | ');
}

/** Clients ignore values of enumerations that they do not know. */
function withoutValues({ type }: Field): Pick<Field, 'type'> {
  return { type: type.replaceAll(/"[^"]*"/g, 'string') };
}

function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

function worst(all: readonly ApiChange[]): ApiChange {
  return changes.findLast((change) => all.includes(change)) ?? 'none';
}
