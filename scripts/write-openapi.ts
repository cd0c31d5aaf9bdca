import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { apiChange, raised } from '#api/app/openapi/api-change.ts';
import { describeApi } from '#api/app/openapi/describe.ts';
import { written, type Document } from '#api/app/openapi/document.ts';
import { documentFile } from '#api/app/openapi/routes.ts';
import { describedRoutes } from '#api/app/routes.ts';

const before = publishedDocument();
const { version } = before.info;
const change = apiChange(before, await describeApi(describedRoutes, version));
const document = await describeApi(describedRoutes, raised(version, change));
writeFileSync(documentFile, `${written(document)}\n`);
if (change !== 'none') console.log(`A ${change} change: the API is version ${document.info.version}.`);

/** Of the last release or, without one, of the last commit; of this folder where there is no history. */
function publishedDocument(): Document {
  const published = git('describe', '--tags', '--abbrev=0', '--match=v*') ?? 'HEAD';
  return JSON.parse(git('show', `${published.trim()}:${documentFile}`) ?? readFileSync(documentFile, 'utf8'));
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
