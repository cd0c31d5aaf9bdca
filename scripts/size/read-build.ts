import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import type { Asset, Built, Manifest } from './budget.ts';

const client = 'dist/client';

export async function readBuild(): Promise<Built> {
  const files = globSync('assets/**/*.{js,css}', { cwd: client });
  const assets = Object.fromEntries(files.map((file) => [`/${file}`, weighed(file)]));
  return { routes: await readManifest(), assets };
}

/** Files of the browser with the library of schemas: a page imported more than types from the `calls.ts` of a contract. */
export function filesWithSchemas(): string[] {
  const files = globSync('assets/**/*.js', { cwd: client });
  return files.filter((file) => readFileSync(join(client, file), 'utf8').includes('_zod'));
}

/** TanStack Start writes for the server which files each route needs. */
async function readManifest(): Promise<Manifest> {
  const [file] = globSync('dist/server/assets/_tanstack-start-manifest*.js');
  if (!file) throw new Error('The build has no manifest of its routes.');
  const stored: { tsrStartManifest: () => { routes: Manifest } } = await import(pathToFileURL(file).href);
  return stored.tsrStartManifest().routes;
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
