const { floors } = require('./floors.ts');

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

const ours = { path: '^(contract|api|web)/' };
const generated = '\\.gen\\.ts$';
const floorNames = Object.keys(floors);
const anyFloor = floorNames.join('|');
/** Each slice with those that it may call: all that stand before it. */
const slices = floorNames
  .flatMap((floor) => floors[floor].map((name) => `${floor}/${name}`))
  .map((slice, index, all) => ({ slice, callable: all.slice(0, index + 1).join('|') }));
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
    ...slices.map(({ slice, callable }) =>
      forbid(
        'slices-call-downwards',
        { path: `^api/${slice}/` },
        // Anyone who tests needs somebody signed in, so makers are free; "makers-are-for-tests" keeps them there.
        { path: '^api/', pathNot: [`^api/(${callable}|${notSlices})/`, '/make\\.ts$'] },
        'A slice calls those that stand before it in floors.ts; the way back is a reaction.',
      ),
    ),
    forbid(
      'every-slice-has-its-floor',
      { path: '^api/', pathNot: `^api/(${slices.map(({ slice }) => slice).join('|')}|${notSlices})/` },
      {},
      'A slice has its place in floors.ts, or nothing says whom it may call.',
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
      { pathNot: ['^(contract|api|web)/', '^node_modules/(zod|temporal-polyfill|colorjs\\.io)/'] },
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
      { path: '^api/', pathNot: ['^api/(app|shared)/', '^api/[^/]+/[^/]+/index\\.ts$'] },
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
      { path: `^api/((?:${anyFloor})/[^/]+|app|shared|texts)/`, pathNot: '^api/(app/slices|texts/all)\\.gen\\.ts$' },
      {
        path: '^api/',
        pathNot: ['^api/$1/', '^api/(app|shared|texts)/', '^api/[^/]+/[^/]+/index\\.ts$', '/make\\.ts$'],
      },
      'A slice is reached by its index.ts.',
    ),
    forbid(
      'slices-are-merged-once',
      { path: '^api/app/slices\\.gen\\.ts$' },
      { path: '^api/', pathNot: ['^api/(app|shared)/', '^api/[^/]+/[^/]+/slice\\.ts$'] },
      'The list of slices takes what each declares in its slice.ts, and nothing else.',
    ),
    forbid(
      'makers-are-for-tests',
      { pathNot: '(\\.test|/make|-rows?)\\.ts$|^(seed|e2e|pages|bench|scripts|fixtures|api/(app|shared)/testing)/' },
      { path: '/(make|access-rows?)\\.ts$|^fixtures/|^api/shared/testing/' },
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
    ...floorNames.map((floor, index) =>
      forbid(
        'web-slices-look-downwards',
        { path: `^web/${floor}/` },
        { path: '^web/', pathNot: `^web/(${[...floorNames.slice(0, index + 1), 'shared'].join('|')})/` },
        'A front-office slice uses its own floor and lower ones.',
      ),
    ),
    forbid(
      'web-through-the-front-door',
      { path: `^web/((?:${anyFloor})/[^/]+)/` },
      { path: '^web/', pathNot: ['^web/$1/', '^web/shared/', '^web/[^/]+/[^/]+/index\\.tsx?$'] },
      'A front-office slice is reached by its index; pages in web/routes/ take any part of it.',
    ),
    forbid(
      'frame-knows-no-slice',
      { path: '^web/worker/' },
      { path: '^web/', pathNot: '^web/(worker|shared)/' },
      'The service worker stands around every page.',
    ),
    forbid(
      'shell-through-the-front-door',
      { path: '^web/shell/' },
      { path: '^web/', pathNot: ['^web/(shell|shared)/', '^web/[^/]+/[^/]+/index\\.tsx?$'] },
      'Header and menu reach a slice by its index.',
    ),
    forbid(
      'desk-stands-apart',
      { pathNot: ['^web/admin/', '^web/routes/admin\\.\\$\\.tsx$', generated, '\\.test\\.tsx?$', '/testing/'] },
      { path: '^web/admin/' },
      'The desk of the operator is loaded by its one route, so that no page of the site weighs more for it.',
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
