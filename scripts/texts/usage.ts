import { parseSync } from 'vite';

/** One use of a text. The namespace is null if it, or the translator, is a parameter. */
export type Use = { key: string; kind: 'exact' | 'prefix'; namespace: string | null; at: string };

export type Uses = { uses: Use[]; quoted: Set<string> };

type Node = { type: string; start: number; [field: string]: unknown };
type Scope = Map<string, string | null>;
type Source = { path: string; text: string; isNamespace: (name: string) => boolean };

const opensTexts = /(texts|translations|translator)/i;
const waysToShow = new Set(['rich', 'markup', 'raw', 'has']);

/**
 * Finds `t('key')`, where `t` comes from a call such as `useTexts('namespace')` or is a parameter of that name. A key
 * with a variable part counts as its fixed prefix; quoted words are returned too, for keys that stand in a table.
 */
export function usesIn(source: Source): Uses {
  const result: Uses = { uses: [], quoted: new Set() };
  const program: unknown = parseSync(source.path, source.text).program;
  if (isNode(program)) visit(program, new Map(), { source, result });
  return result;
}

type Search = { source: Source; result: Uses };

function visit(node: Node, scope: Scope, search: Search): void {
  const inner = isFunction(node) ? scopeWithin(node, scope) : scope;
  if (node.type === 'VariableDeclarator') noteTranslator(node, inner, search.source);
  if (node.type === 'CallExpression') search.result.uses.push(...usesOfCall(node, inner, search.source));
  if (node.type === 'MemberExpression') search.result.quoted.add(keyBehindTexts(node));
  if (node.type === 'Literal' && typeof node.value === 'string') search.result.quoted.add(node.value);
  for (const child of childrenOf(node)) visit(child, inner, search);
}

/** `context.texts.errors.unexpected` → `errors.unexpected`; empty for any other member. */
function keyBehindTexts(member: Node): string {
  const path = pathOf(member);
  const start = path.indexOf('texts');
  return start < 0 ? '' : path.slice(start + 1).join('.');
}

function pathOf(value: unknown): string[] {
  if (!isNode(value) || value.computed) return [];
  return value.type === 'MemberExpression' ? [...pathOf(value.object), nameOf(value)] : [nameOf(value)];
}

function scopeWithin(fn: Node, outer: Scope): Scope {
  const scope = new Map(outer);
  for (const param of listOf(fn.params)) {
    for (const name of identifiersIn(param)) if (scope.has(name) || name === 't') scope.set(name, null);
  }
  return scope;
}

function noteTranslator({ id, init }: Node, scope: Scope, source: Source): void {
  if (!isNode(id) || id.type !== 'Identifier') return;
  const opened = openedBy(init, source);
  if (opened) scope.set(textOf(id.name), opened.namespace);
}

function openedBy(value: unknown, { isNamespace }: Source): { namespace: string | null } | null {
  const call = withoutWrapping(value);
  if (call?.type !== 'CallExpression' || !opensTexts.test(nameOf(call.callee))) return null;
  // A hook takes nothing but a namespace.
  if (nameOf(call.callee) === 'useTexts' && listOf(call.arguments)[0]?.type === 'Identifier')
    return { namespace: null };
  return { namespace: literalsIn(call.arguments).findLast(isNamespace) ?? '' };
}

function usesOfCall(call: Node, scope: Scope, source: Source): Use[] {
  const translator = openedBy(call.callee, source) ?? translatorOf(call.callee, scope);
  const [argument] = listOf(call.arguments);
  if (!translator || !argument) return [];
  const at = `${source.path}:${source.text.slice(0, call.start).split('\n').length}`;
  return keysOf(argument).map((key) => ({ ...key, ...translator, at }));
}

function translatorOf(callee: unknown, scope: Scope): { namespace: string | null } | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'MemberExpression') {
    const property = nameOf(callee);
    if (waysToShow.has(property)) return translatorOf(callee.object, scope);
    return property === 't' ? { namespace: null } : null;
  }
  const name = nameOf(callee);
  if (scope.has(name)) return { namespace: scope.get(name) ?? null };
  return name === 't' ? { namespace: null } : null;
}

function keysOf(argument: Node): Pick<Use, 'key' | 'kind'>[] {
  const node = withoutWrapping(argument);
  switch (node?.type) {
    case 'Literal':
      return [{ key: String(node.value), kind: 'exact' }];
    case 'TemplateLiteral':
      return [{ key: headOf(node), kind: listOf(node.expressions).length === 0 ? 'exact' : 'prefix' }];
    case 'ConditionalExpression':
      return listOf([node.consequent, node.alternate]).flatMap(keysOf);
    case 'LogicalExpression':
      return listOf([node.left, node.right]).flatMap(keysOf);
    default:
      return [{ key: '', kind: 'prefix' }];
  }
}

function headOf(template: Node): string {
  const value = listOf(template.quasis)[0]?.value;
  return typeof value === 'object' && value && 'cooked' in value ? textOf(value.cooked) : '';
}

function withoutWrapping(value: unknown): Node | null {
  if (!isNode(value)) return null;
  const wraps = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
  if (value.type === 'AwaitExpression') return withoutWrapping(value.argument);
  return wraps.includes(value.type) ? withoutWrapping(value.expression) : value;
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return value.type === 'MemberExpression' ? nameOf(value.property) : textOf(value.name);
}

function literalsIn(value: unknown): string[] {
  return listOf(value).flatMap((node) =>
    node.type === 'Literal' ? [String(node.value)] : childrenOf(node).flatMap((child) => literalsIn([child])),
  );
}

function identifiersIn(node: Node): string[] {
  return node.type === 'Identifier' ? [textOf(node.name)] : childrenOf(node).flatMap(identifiersIn);
}

function isFunction({ type }: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : listOf(value)));
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
