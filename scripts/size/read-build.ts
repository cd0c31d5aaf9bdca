import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import type { Asset, Built, Manifest } from './budget.ts';

const client = 'dist/client';
const texts = /^_?_?(?:_x00_)?texts-(?:pt|en-GB)-([a-z_]+)-[\w-]+\.js$/;

export async function readBuild(): Promise<Built> {
  const files = globSync('assets/**/*.{js,css}', { cwd: client });
  const assets = Object.fromEntries(files.map((file) => [`/${file}`, weighed(file)]));
  return { routes: await readManifest(), assets, texts: textsAmong(assets) };
}

/** The file of each part of the texts, in the language in which it weighs more. */
function textsAmong(assets: Record<string, Asset>): Record<string, string> {
  const parts = Object.groupBy(Object.keys(assets), (address) => texts.exec(basename(address))?.[1] ?? '');
  const named = Object.entries(parts).filter(([part]) => part !== '');
  return Object.fromEntries(named.map(([part, addresses = []]) => [part, heaviest(addresses, assets) ?? '']));
}

/** TanStack Start writes for the server which files each route needs. */
async function readManifest(): Promise<Manifest> {
  const [file] = globSync('dist/server/assets/_tanstack-start-manifest*.js');
  if (!file) throw new Error('The build has no manifest of its routes.');
  const written: { tsrStartManifest: () => { routes: Manifest } } = await import(pathToFileURL(file).href);
  return written.tsrStartManifest().routes;
}

function weighed(file: string): Asset {
  const content = readFileSync(join(client, file), 'utf8');
  return { gzip: gzipSync(content).length, imports: file.endsWith('.js') ? importsOf(file, content) : [] };
}

function importsOf(file: string, content: string): string[] {
  const { staticImports, staticExports } = parseSync(file, content).module;
  const reexported = staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const named = [...staticImports.map((statement) => statement.moduleRequest.value), ...reexported];
  return named.filter((name) => name !== undefined).map((name) => new URL(name, `file:///${file}`).pathname);
}

function heaviest(addresses: string[], assets: Record<string, Asset>): string | null {
  const weight = (address: string) => assets[address]?.gzip ?? 0;
  return addresses.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}
