const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Which slices a slice may call, by its may-call.json; what these may call, it may call too. */
const mayCall = Object.fromEntries(
  readdirSync(join(__dirname, 'api'))
    .map((name) => [name, join(__dirname, 'api', name, 'may-call.json')])
    .filter(([, path]) => existsSync(path))
    .map(([name, path]) => [name, JSON.parse(readFileSync(path, 'utf8'))]),
);

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

const ours = { path: '^(contract|api|web)/' };
const generated = '\\.gen\\.ts$';
const notSlices = 'app|shared|migrations|texts';
// In web/app a .ts file is the server's, a .tsx file the browser's; Vite's import protection watches the bundle itself.
const serverEntry = '^web/app/[^/]+(?<!\\.gen)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-ring-of-files',
      { ...ours, pathNot: generated },
      { circular: true, viaNot: generated },
      'Two files that need each other are one file, or lack a third.',
    ),
    ...Object.keys(mayCall).map((name) =>
      forbid(
        'slices-call-downwards',
        { path: `^api/${name}/` },
        // Anyone who tests needs somebody signed in, so makers are free; "makers-are-for-tests" keeps them there.
        { path: '^api/', pathNot: [`^api/(${[name, ...below(name)].join('|')}|${notSlices})/`, '/make\\.ts$'] },
        'The may-call.json of a slice says whom it may call; the way back is a reaction.',
      ),
    ),
    forbid(
      'every-slice-has-its-row',
      { path: '^api/', pathNot: `^api/(${Object.keys(mayCall).join('|')}|${notSlices})/` },
      {},
      'A slice has a may-call.json, or nothing says whom it may call.',
    ),
    forbid(
      'contract-knows-no-side',
      { path: '^contract/' },
      { path: '^(api|web)/' },
      'Both sides read it; it reads neither.',
    ),
    forbid(
      'contract-only-declares',
      { path: '^contract/', pathNot: ['^contract/rules/', '\\.test\\.ts$'] },
      { pathNot: ['^(contract|api|web)/', '^node_modules/(zod|@orpc/[^/]+)/'] },
      'Schemas describe; they never act.',
    ),
    forbid(
      'rules-are-pure',
      { path: '^contract/rules/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^(contract|api|web)/', '^node_modules/(zod|temporal-polyfill)/'] },
      'Rules of both sides: values in, values out.',
    ),
    forbid(
      'zones-are-of-the-server',
      { path: '^web/', pathNot: [serverEntry, '\\.test\\.tsx?$'] },
      { path: '^contract/rules/days-in-zone\\.ts$' },
      'It brings the polyfill of Temporal, 20 kB that no public page may weigh.',
    ),
    forbid('api-knows-no-page', { path: '^api/' }, { path: '^web/' }, 'The API would serve another front office too.'),
    forbid(
      'sides-meet-in-contract',
      { path: '^web/', pathNot: serverEntry },
      { path: '^api/' },
      'The front office speaks HTTP.',
    ),
    forbid(
      'server-uses-front-doors',
      { path: serverEntry },
      { path: '^api/', pathNot: ['^api/(app|shared)/', '^api/[^/]+/index\\.ts$'] },
      'The server reaches a slice as the other slices do.',
    ),
    forbid(
      'model-is-pure',
      { path: '^api/(.+)/model/', pathNot: ['\\.test\\.ts$', '/make\\.ts$'] },
      { pathNot: ['^api/$1/model/', '^contract/'] },
      'Values in, values out: no database, clock, network, framework.',
    ),
    forbid(
      'through-the-front-door',
      { path: '^api/([^/]+)/', pathNot: '^api/(app/slices|texts/all\\.gen)\\.ts$' },
      { path: '^api/[^/]+/', pathNot: ['^api/$1/', '^api/(shared|texts)/', '^api/[^/]+/index\\.ts$', '/make\\.ts$'] },
      'A slice is reached by its index.ts.',
    ),
    forbid(
      'slices-are-merged-once',
      { path: '^api/app/slices\\.ts$' },
      { path: '^api/[^/]+/', pathNot: ['^api/(app|shared)/', '^api/[^/]+/slice\\.ts$'] },
      'The list of slices takes what each declares in its slice.ts, and nothing else.',
    ),
    forbid(
      'makers-are-for-tests',
      { pathNot: '(\\.test|/make|-rows?)\\.ts$|^(seed|e2e|pages|bench|scripts|fixtures|api/app/testing)/' },
      { path: '/(make|access-rows?)\\.ts$|^fixtures/' },
      'Invented data never ships.',
    ),
    forbid(
      'app-is-on-top',
      { path: '^api/', pathNot: '^api/app/' },
      { path: '^api/app/' },
      'Only the root knows everybody.',
    ),
    forbid(
      'shared-lies-below',
      { path: '^(api|web)/shared/' },
      { path: '^$1/', pathNot: '^$1/(shared|texts)/' },
      'What everybody stands on stands on nobody.',
    ),
    forbid(
      'routes-compose-slices',
      { path: '^web/([^/]+)/', pathNot: '^web/(app|routes|shared|texts)/' },
      { path: '^web/', pathNot: ['^web/$1/', '^web/shared/'] },
      'A front-office slice stands alone.',
    ),
    forbid(
      'sandbox-is-a-stranger',
      { path: '^sandbox/' },
      { path: '^(contract|api|web)/' },
      'It stands in for somebody else; only HTTP joins it to the site.',
    ),
    forbid(
      'every-import-is-found',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
      'An import that is not found is an import that is not guarded.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no API that dependency-cruiser could parse with.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};

/** Everything that a slice may call, by however many steps. */
function below(name) {
  const found = new Set();
  const queue = [...(mayCall[name] ?? [])];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next === name) throw new Error(`no-ring-of-slices: by the may-call.json files ${name} calls itself by others.`);
    if (!found.has(next)) queue.push(...(mayCall[next] ?? []));
    found.add(next);
  }
  return [...found];
}
