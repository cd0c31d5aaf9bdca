import type { Ctx } from '#api/shared/context.ts';

export function sharedAddress({ config }: Ctx, token: string | null): string | null {
  return token === null ? null : `${config.publicUrl}/achievements/${token}`;
}
