import {
  AliasNode,
  IdentifierNode,
  RawNode,
  ReturningNode,
  SelectQueryNode,
  sql,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RawBuilder,
  type SelectionNode,
} from 'kysely';
import { isOfType } from './is-of-type.ts';

type Annotation = { type: string; text: string };
type Expected = { row?: Annotation; columns: Map<string, Annotation> };

const annotations = new WeakMap<OperationNode, Annotation>();

/** What `sql<T>` becomes in tests, with T as text. */
export function annotatedSql(type: string) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<unknown> => {
    const builder = sql(strings, ...values);
    annotations.set(builder.toOperationNode(), { type, text: strings.join('…').trim() });
    return builder;
  };
}

/** Throws for a row that is not of the type that the SQL is annotated with. */
export function checkAnnotations(): KyselyPlugin {
  const expected = new WeakMap<QueryId, Expected>();
  return {
    transformQuery: ({ node, queryId }) => {
      expected.set(queryId, expectedOf(node));
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      const { row: whole, columns } = expected.get(queryId) ?? { columns: new Map() };
      for (const row of result.rows) {
        if (whole) check(whole, row);
        for (const [name, annotation] of columns) if (name in row) check(annotation, row[name]);
      }
      return result;
    },
  };
}

function check({ type, text }: Annotation, value: unknown): void {
  if (isOfType(type, value)) return;
  throw new Error(`SQL of type ${type} answers ${JSON.stringify(value)} for: ${text}`);
}

function expectedOf(node: OperationNode): Expected {
  const row = RawNode.is(node) ? annotations.get(node) : undefined;
  const columns = selectionsOf(node).flatMap(({ selection }) => {
    if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias)) return [];
    const annotation = annotations.get(selection.node);
    return annotation ? [[selection.alias.name, annotation] as const] : [];
  });
  return { ...(row && { row }), columns: new Map(columns) };
}

function selectionsOf(node: OperationNode): readonly SelectionNode[] {
  if (SelectQueryNode.is(node)) return node.selections ?? [];
  const returning: unknown = Reflect.get(node, 'returning');
  const isReturning =
    typeof returning === 'object' && returning !== null && ReturningNode.is(returning as OperationNode);
  return isReturning ? (returning as ReturningNode).selections : [];
}
