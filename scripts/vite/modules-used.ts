import { parseSync } from 'vite';

export type Modules = {
  codeOf: (id: string) => string | null;
  /** Whether the module has side effects, and so is loaded even when none of its exports is used. */
  hasEffects: (id: string) => boolean;
  resolve: (name: string, from: string) => Promise<string | null>;
};

const everything = '*';

type Way = { from: string; name: string };
type Parsed = { imports: Way[]; passedOn: Map<string, Way>; passedOnWhole: string[] };

/**
 * The modules that these import statically, following only the names that are used: of a package with one entry point
 * (`lucide-react`), the few icons in use instead of every page's.
 */
export async function modulesUsedFrom(starts: string[], modules: Modules): Promise<Set<string>> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const waiting = starts.map((id) => ({ id, name: everything }));

  const follow = async ({ from, name }: Way, id: string) => {
    const target = await modules.resolve(from, id);
    if (target) waiting.push({ id: target, name });
  };

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, name } = next;
    if (seen.has(`${id} ${name}`)) continue;
    seen.add(`${id} ${name}`);
    const parsed = parseOnce(id, modules);
    for (const way of waysFor(parsed, name)) await follow(way, id);
    if (isPassedOn(parsed, name) && !modules.hasEffects(id)) continue;
    if (used.has(id)) continue;
    used.add(id);
    for (const way of parsed.imports) await follow(way, id);
  }
  return used;
}

function isPassedOn({ passedOn, passedOnWhole }: Parsed, name: string): boolean {
  return name !== everything && (passedOn.has(name) || passedOnWhole.length > 0);
}

function waysFor({ passedOn, passedOnWhole }: Parsed, name: string): Way[] {
  const whole = passedOnWhole.map((from) => ({ from, name }));
  if (name === everything) return [...passedOn.values(), ...whole];
  const one = passedOn.get(name);
  return one ? [one] : whole;
}

/** Caches the parsed modules of one build for all starting points. */
const parsedBefore = new WeakMap<Modules, Map<string, Parsed>>();

function parseOnce(id: string, modules: Modules): Parsed {
  const read = parsedBefore.get(modules) ?? new Map<string, Parsed>();
  parsedBefore.set(modules, read);
  const parsed = read.get(id) ?? parse(id, modules.codeOf(id));
  read.set(id, parsed);
  return parsed;
}

function parse(id: string, code: string | null): Parsed {
  const parsed: Parsed = { imports: [], passedOn: new Map(), passedOnWhole: [] };
  if (code === null) return parsed;
  const { staticImports, staticExports } = parseSync(`${id}.js`, code).module;
  for (const { moduleRequest, entries } of staticImports) {
    const names = entries.map(({ importName }) => nameOf(importName));
    for (const name of names.length > 0 ? names : [everything])
      parsed.imports.push({ from: moduleRequest.value, name });
  }
  for (const { moduleRequest, importName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest) continue;
    if (exportName.name === null && exportName.kind === 'None') parsed.passedOnWhole.push(moduleRequest.value);
    else parsed.passedOn.set(nameOf(exportName), { from: moduleRequest.value, name: nameOf(importName) });
  }
  return parsed;
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name !== null ? name : everything;
}
