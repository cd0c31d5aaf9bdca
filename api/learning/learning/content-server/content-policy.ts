import type { Ctx } from '#api/shared/context.ts';

export function playerPolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    // For the empty icon of a window; browsers would request one from this host.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Old packages need inline scripts, `eval`, and pictures from any host. They stay on their own origin. */
export function packagePolicy(ctx: Ctx): string {
  return [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: https:",
    "object-src 'self'",
    `frame-ancestors 'self' ${appOrigin(ctx)}`,
  ].join('; ');
}

/** A stored file runs no script, whatever its type. A sandbox would block the PDF viewer of browsers. */
export function filePolicy(ctx: Ctx): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors ${appOrigin(ctx)}`;
}

export function appOrigin(ctx: Ctx): string {
  return new URL(ctx.config.publicUrl).origin;
}
