import { settingDeclarations, settingKeys } from '#contract/index.ts';
import { log } from '#api/shared/config/log.ts';
import type { Ctx } from '#api/shared/context.ts';
import { storedRows } from './store.ts';

/** Values that SQL or an earlier version stored. They are read as before, so that an update changes nothing. */
export async function logBrokenSettings(ctx: Ctx): Promise<void> {
  const rows = await storedRows(ctx);
  for (const key of settingKeys) {
    const { group, rule, default: atFirst } = settingDeclarations[key];
    const row = rows.find((each) => each.slug === group && each.key === key);
    if (!row || rule.safeParse(row.value).success) continue;
    const stored = JSON.stringify(row.value.slice(0, 200));
    log(
      'error',
      `The setting ${key} (group ${group}) is ${stored}, which breaks its rule. At first it is ${JSON.stringify(atFirst)}.`,
    );
  }
}
