import type { Ctx } from '#api/shared/context.ts';

/** Our own page around an activity: its script, its style, its one frame, shown by the front office alone. */
export function playerPolicy(ctx: Ctx): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin(ctx)}`,
  ].join('; ');
}

/** Packages are written as pages of 2005 were: inline scripts, `eval`, pictures from anywhere. They stay on their origin. */
export function packagePolicy(ctx: Ctx): string {
  return [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: https:",
    "object-src 'self'",
    `frame-ancestors 'self' ${appOrigin(ctx)}`,
  ].join('; ');
}

/** A kept file runs nothing, whatever it says it is. A sandbox would keep the browser's PDF reader shut. */
export function filePolicy(ctx: Ctx): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors ${appOrigin(ctx)}`;
}

export function appOrigin(ctx: Ctx): string {
  return new URL(ctx.config.publicUrl).origin;
}
