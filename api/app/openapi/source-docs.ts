import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export type Docs = { description?: string; fields: Record<string, Docs> };

/** The part of a syntax tree that is read here. */
type Node = {
  type: string;
  start: number;
  name?: string;
  value?: Node | string;
  key?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  argument?: Node;
  arguments?: Node[];
  elements?: Node[];
  properties?: Node[];
  declaration?: Node;
  declarations?: { id: Node; init?: Node }[];
};

type Found = { init: Node; description: string | undefined };
type Scope = { constants: Map<string, Found>; commentBefore: (at: number) => string | undefined };

/** The comments of `contract/` by path and constant. */
export function readSourceDocs(): Map<string, Map<string, Docs>> {
  const paths = globSync('contract/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted();
  const scopes = new Map(paths.map((path) => [path, readScope(path)]));
  const everywhere = [...scopes.values()].flatMap(({ constants }) => [...constants]);
  return new Map(
    [...scopes].map(([path, { constants, commentBefore }]) => {
      const scope = { constants: new Map([...everywhere, ...constants]), commentBefore };
      const all = [...constants].map(([name, { init, description }]): [string, Docs] => [
        name,
        withDescription(description, docsOf(init, scope)),
      ]);
      return [path, new Map(all)];
    }),
  );
}

function readScope(path: string): Scope {
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const texts = comments.filter(({ value }) => value.startsWith('*'));
  const commentBefore = (at: number) => {
    const comment = texts.find(({ end }) => end <= at && text.slice(end, at).trim() === '');
    return comment && readable(comment.value);
  };
  const constants = (program.body as unknown as Node[]).flatMap(
    (statement) =>
      (statement.declaration ?? statement).declarations?.flatMap(({ id, init }): [string, Found][] =>
        init && id.name ? [[id.name, { init, description: commentBefore(statement.start) }]] : [],
      ) ?? [],
  );
  return { constants: new Map(constants), commentBefore };
}

/** Drops references to documents that a reader of the API does not have. */
function readable(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s*[[(](domain|specification|design)\b[^\])]*[\])]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function docsOf(node: Node | undefined, scope: Scope): Docs {
  return (node && readers[node.type]?.(node, scope)) ?? { fields: {} };
}

const readers: Record<string, (node: Node, scope: Scope) => Docs> = {
  ObjectExpression: fieldsOf,
  ArrayExpression: ({ elements = [] }, scope) => merged(elements.map((part) => docsOf(part, scope))),
  Identifier: ({ name = '' }, scope) => docsOfConstant(name, scope),
  // `Base.shape`, and methods of a schema.
  MemberExpression: ({ object }, scope) => docsOf(object, scope),
  CallExpression: ({ callee, arguments: parts = [] }, scope) =>
    callee?.type === 'MemberExpression'
      ? merged([callee, ...parts].map((part) => docsOf(part, scope)))
      : { fields: {} },
};

/** Only the comments on the fields of the constant, not the one on itself. */
function docsOfConstant(name: string, scope: Scope): Docs {
  const found = scope.constants.get(name);
  if (!found) return { fields: {} };
  const constants = new Map(scope.constants);
  // Stops at a constant that refers to itself.
  constants.delete(name);
  return { fields: docsOf(found.init, { ...scope, constants }).fields };
}

function fieldsOf({ properties = [] }: Node, scope: Scope): Docs {
  return merged(
    properties.map((property) => {
      if (property.type === 'SpreadElement') return docsOf(property.argument, scope);
      const name = property.key?.name;
      if (name === undefined || typeof property.value !== 'object') return { fields: {} };
      const inner = docsOf(property.value, scope);
      return { fields: { [name]: withDescription(scope.commentBefore(property.start), inner) } };
    }),
  );
}

/** A later description replaces an earlier one; a field without one, as in `.required({ title: true })`, keeps it. */
function merged(all: Docs[]): Docs {
  const fields: Record<string, Docs> = {};
  for (const [name, docs] of all.flatMap((one) => Object.entries(one.fields))) {
    fields[name] = { ...fields[name], ...docs, fields: { ...fields[name]?.fields, ...docs.fields } };
  }
  return { fields };
}

function withDescription(description: string | undefined, docs: Docs): Docs {
  return description ? { ...docs, description } : docs;
}
