import type { Passkey } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { savePasskeyName } from './passkey-store.ts';

export async function renamePasskey(ctx: Ctx, { id, name }: { id: number; name: string }): Promise<Passkey> {
  const { userId } = signedIn(ctx);
  const renamed = await savePasskeyName(ctx, { userId, id }, nameOfPasskey(name));
  if (!renamed) throw new Refusal('not_found');
  return renamed;
}

export function nameOfPasskey(input: string): string {
  const name = input.trim().replaceAll(/\s+/g, ' ');
  if (!name) throw new Refusal('name_missing', { field: 'name' });
  return name;
}
