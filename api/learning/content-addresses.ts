import type { Ctx } from '#api/shared/context.ts';
import { assetExpiry, fileGrant, packageGrant, signGrant, type Holder } from './tokens.ts';

export function fileAddress(ctx: Ctx, { id, name, holder }: { id: number; name: string; holder: Holder }): string {
  const token = signGrant(ctx, fileGrant, { ...holder, id, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/file/${token}/${encodeURIComponent(name)}`;
}

type Playing = { holder: Holder; sha256: string; nonce: string; launchToken: string };

/**
 * The launch token is in the fragment, so no request and no log contains it. The nonce makes the frame load again for
 * the next session.
 */
export function playerAddress(ctx: Ctx, { holder, sha256, nonce, launchToken }: Playing): string {
  const token = signGrant(ctx, packageGrant, { ...holder, sha256, expires: assetExpiry(ctx.now()) });
  return `${ctx.config.contentOrigin}/scorm/${token}/__player__/index.html?session=${nonce}#${launchToken}`;
}
