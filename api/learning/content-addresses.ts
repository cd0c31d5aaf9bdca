import type { Ctx } from '#api/shared/context.ts';
import { assetExpiry, fileGrant, packageGrant, signGrant } from './tokens.ts';

/** Where a kept file is read: on the content origin, for some hours. */
export function fileAddress(ctx: Ctx, { id, name }: { id: number; name: string }): string {
  const token = signGrant(ctx, fileGrant, { id, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/file/${token}/${encodeURIComponent(name)}`;
}

type Playing = { sha256: string; nonce: string; launchToken: string };

/**
 * The page that plays a package. The launch token stands behind the `#`, so that no request and no log carries it; the
 * nonce makes a frame that shows one session load anew for the next.
 */
export function playerAddress(ctx: Ctx, { sha256, nonce, launchToken }: Playing): string {
  const token = signGrant(ctx, packageGrant, { sha256, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/scorm/${token}/__player__/index.html?session=${nonce}#${launchToken}`;
}
