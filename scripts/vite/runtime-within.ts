import type { Plugin, Rolldown } from 'vite';

const runtimeModule = '\0rolldown/runtime.js';
const exported = /export\s*\{([^}]*)\};?\s*$/;

/**
 * What the bundler itself brings for packages in CommonJS is half a kilobyte that the shell needs, and almost nobody else:
 * it stands in each file that needs it instead of being one more file that every page waits for.
 */
export function runtimeWithin(): Plugin {
  return {
    name: 'runtime-within',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: { order: 'pre', handler: (_options, bundle) => putWithin(bundle) },
  };
}

function putWithin(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === runtimeModule);
  if (!runtime) return;
  for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
    chunk.code = withRuntime(chunk.code, runtime.fileName, runtime.code);
    chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
  }
  delete bundle[runtime.fileName];
}

/** The code of a file, with what it imported from the other one within. */
export function withRuntime(code: string, file: string, runtime: string): string {
  const name = file.split('/').at(-1) ?? file;
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${name.replaceAll('.', '\\.')}["'\`];?`);
  const [, given = ''] = exported.exec(runtime) ?? [];
  const body = runtime.replace(exported, '');
  const answered = pairsOf(given).map(([held, outside]) => `${outside}:${held}`);
  return code.replace(statement, (_all, asked: string) => {
    const taken = pairsOf(asked).map(([outside, held]) => `${outside}:${held}`);
    return `const{${taken.join()}}=(()=>{${body};return{${answered.join()}}})();`;
  });
}

/** Of `a as b, c` the pairs `a b` and `c c`. */
function pairsOf(names: string): [string, string][] {
  return names
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const [first = '', second = first] = name.trim().split(/\s+as\s+/);
      return [first, second];
    });
}
