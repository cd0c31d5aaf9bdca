import type { Readable } from 'node:stream';
import type { Ctx } from '#api/shared/context.ts';
import { packageFileKey, packageNamesKey } from './file-key.ts';

/** Null for a package that was imported before its names were stored. */
export async function namesOfPackage(ctx: Ctx, sha256: string): Promise<string[] | null> {
  const key = packageNamesKey(sha256);
  if ((await ctx.files.size(key)) === null) return null;
  const names: string[] = JSON.parse(Buffer.from(await ctx.files.read(key)).toString());
  return names;
}

export function streamOfPackage(ctx: Ctx, sha256: string, name: string): Readable {
  return ctx.files.readRange(packageFileKey(sha256, name));
}
