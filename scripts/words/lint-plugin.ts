import { faultOfDeclaredName, faultOfName, faultsOfProse } from './banned.ts';

type Node = { type: string; name: string; value: unknown };
type Call = { callee: { name?: string }; arguments: Node[] };
type Context = {
  report: (fault: { node: Node; message: string }) => void;
  sourceCode: { getAllComments: () => Node[] };
};

/** Applies the list in banned.ts to names and comments. */
const words = {
  create(context: Context) {
    const checkName = (node: Node) => {
      const message = faultOfName(node.name);
      if (message) context.report({ node, message });
    };
    const checkDeclared = (node: Node | undefined) => {
      const message = node?.type === 'Identifier' ? faultOfDeclaredName(node.name) : undefined;
      if (node && message) context.report({ node, message });
    };
    const checkParameters = ({ params }: { params: Node[] }) => params.forEach(checkDeclared);
    return {
      Identifier: checkName,
      VariableDeclarator: ({ id }: { id: Node }) => checkDeclared(id),
      TSTypeAliasDeclaration: ({ id }: { id: Node }) => checkDeclared(id),
      FunctionDeclaration: checkParameters,
      ArrowFunctionExpression: checkParameters,
      JSXIdentifier: checkName,
      Program() {
        for (const node of context.sourceCode.getAllComments())
          for (const message of faultsOfProse(String(node.value))) context.report({ node, message });
      },
      CallExpression({ callee, arguments: [title] }: Call) {
        if (!/^(test|describe)$/.test(callee.name ?? '') || typeof title?.value !== 'string') return;
        for (const message of faultsOfProse(title.value)) context.report({ node: title, message });
      },
    };
  },
};

export default { meta: { name: 'mestria' }, rules: { words } };
