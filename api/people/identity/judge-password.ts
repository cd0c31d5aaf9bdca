import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { contextWords, passwordFault } from './model/password-rule.ts';

type Judged = { password: string; field: 'password' | 'new_password'; about: { username: string; name: string } };

export async function judgePassword(ctx: Ctx, { password, field, about }: Judged): Promise<void> {
  const minLength = await readSetting(ctx, 'passwordMinLength');
  const context = contextWords('Mestria', about.name, about.username);
  const fault = passwordFault({ password, minLength, context, common: commonPasswords() });
  if (fault) throw new Refusal(fault, { field, minimum: minLength });
}
