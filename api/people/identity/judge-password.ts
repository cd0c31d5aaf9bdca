import { Refusal } from '#contract/refusals.ts';
import { passwordMinLength } from '#contract/people/identity/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readNumberSetting } from '#api/platform/settings/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { contextWords, passwordFault } from './model/password-rule.ts';

type Judged = { password: string; field: 'password' | 'new_password'; about: { username: string; name: string } };

export async function judgePassword(ctx: Ctx, { password, field, about }: Judged): Promise<void> {
  const minLength = await readNumberSetting(ctx, 'passwordMinLength', passwordMinLength);
  const context = contextWords('Mestria', about.name, about.username);
  const fault = passwordFault({ password, minLength, context, common: commonPasswords() });
  if (fault) throw new Refusal(fault, { field, minimum: minLength });
}
