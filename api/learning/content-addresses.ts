import type { Ctx } from '#api/shared/context.ts';
import { assetExpiry, fileGrant, packageGrant, signGrant } from './tokens.ts';

/** Where a kept file is read: on the content origin, for some hours. */
export function fileAddress(ctx: Ctx, { id, name }: { id: number; name: string }): string {
  const token = signGrant(ctx, fileGrant, { id, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/file/${token}/${encodeURIComponent(name)}`;
}

/** The page that plays a package. The launch token stands behind the `#`, so that no request and no log carries it. */
export function playerAddress(ctx: Ctx, { sha256, launchToken }: { sha256: string; launchToken: string }): string {
  const token = signGrant(ctx, packageGrant, { sha256, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/scorm/${token}/__player__/index.html#${launchToken}`;
}
