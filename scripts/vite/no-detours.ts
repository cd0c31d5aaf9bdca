import { parseSync, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
/** A file that only hands on what another one holds, and under which names it is held there. */
export type Detour = { target: string; names: Record<string, string> };

const entry = /^import\s*["'`]\.\/([\w-]+\.js)["'`];?\s*$/;

/**
 * Where modules of several doors lie in one file, the bundler leaves a file of some fifty bytes at each door. Whoever would
 * fetch it goes to the one behind it at once: on 3G that is a request and a round trip less each time.
 */
export function noDetours(): Plugin[] {
  return [
    {
      name: 'no-detour-at-the-entry',
      apply: 'build',
      applyToEnvironment: onClient,
      generateBundle: { order: 'pre', handler: (_options, bundle) => enterAtOnce(bundle) },
    },
    {
      name: 'no-detours',
      apply: 'build',
      applyToEnvironment: onClient,
      generateBundle: { order: 'post', handler: (_options, bundle) => goAtOnce(bundle) },
    },
  ];
}

function onClient({ name }: { name: string }): boolean {
  return name === 'client';
}

/** The file behind the entry becomes the entry, before the manifest of the pages is made. */
function enterAtOnce(bundle: Bundle): void {
  for (const chunk of chunksOf(bundle)) {
    const target = chunk.isEntry ? chunkBehind(bundle, entry.exec(chunk.code)?.[1]) : undefined;
    if (!target) continue;
    target.isEntry = true;
    delete bundle[chunk.fileName];
  }
}

function goAtOnce(bundle: Bundle): void {
  const chunks = chunksOf(bundle);
  const fetchedFirst = new Set(chunks.flatMap(({ imports }) => imports));
  for (const door of chunks) {
    const detour = fetchedFirst.has(door.fileName) || door.isEntry ? null : detourOf(door.code);
    if (!detour) continue;
    for (const chunk of chunks) {
      if (chunk.dynamicImports.includes(door.fileName)) chunk.code = withoutDetour(chunk.code, nameOf(door), detour);
    }
    delete bundle[door.fileName];
  }
}

/** Null when the file does anything of its own, or hands on from several files. */
export function detourOf(code: string): Detour | null {
  const { program, module } = parseSync('door.js', code);
  if (program.body.some(({ type }) => type !== 'ExportNamedDeclaration')) return null;
  const handedOn = module.staticExports.flatMap(({ entries }) => entries);
  const [from, ...others] = new Set(handedOn.map(({ moduleRequest }) => moduleRequest?.value));
  if (!from || others.length > 0) return null;
  const names = handedOn.map(({ exportName, importName }) => [exportName.name, importName.name]);
  return { target: from.replace('./', ''), names: Object.fromEntries(names) };
}

export function withoutDetour(code: string, door: string, { target, names }: Detour): string {
  const pairs = Object.entries(names).map(([name, held]) => `${JSON.stringify(name)}:e[${JSON.stringify(held)}]`);
  const way = `import("./${target}").then(e=>({${pairs.join(',')}}))`;
  return code.replaceAll(new RegExp(`import\\(["'\`]\\./${door.replaceAll('.', '\\.')}["'\`]\\)`, 'g'), () => way);
}

function nameOf({ fileName }: Chunk): string {
  return fileName.split('/').at(-1) ?? fileName;
}

function chunkBehind(bundle: Bundle, name: string | undefined): Chunk | undefined {
  return name === undefined ? undefined : chunksOf(bundle).find((chunk) => nameOf(chunk) === name);
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
