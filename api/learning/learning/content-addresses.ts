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
export function playerAddresses(ctx: Ctx, playing: Playing): { player_url: string; window_url: string } {
  const window = `window.html?lang=${ctx.locale}&`;
  return {
    player_url: `${packageAddress(ctx, playing)}/__player__/index.html?${sessionOf(playing)}`,
    window_url: `${packageAddress(ctx, { ...playing, in_window: true })}/__player__/${window}${sessionOf(playing)}`,
  };
}

function packageAddress(ctx: Ctx, { holder, sha256, in_window }: Playing & { in_window?: true }): string {
  const grant = { ...holder, sha256, expires: assetExpiry(ctx.now()), ...(in_window && { in_window }) };
  return `${ctx.config.contentOrigin}/scorm/${signGrant(ctx, packageGrant, grant)}`;
}

function sessionOf({ nonce, launchToken }: Playing): string {
  return `session=${nonce}#${launchToken}`;
}
