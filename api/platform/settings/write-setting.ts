import { isSettingKey, settingDeclarations, type SettingKey } from '#contract/index.ts';
import { Refusal, Refusals } from '#contract/refusals.ts';
import type { ApplicationSettingSource, SettingUndo, SettingWrite } from '#contract/platform/settings/setting-calls.ts';
import { showPictures } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { countChange } from '#api/shared/records/record-versions.ts';
import { changeOf, lockSetting, saveSetting } from './change-store.ts';
import { settingName, settingSources } from './retrieve-setting-sources.ts';
import { findCurrency } from './store.ts';
import { wordRule } from './word-rule.ts';

/** Has the guest pages rendered again. Refuses `setting_invalid`. */
export async function writeSetting(ctx: Ctx, input: { key: SettingKey; value: string }): Promise<void> {
  await writeAll(ctx, [input]);
}

export async function writeSettings(ctx: Ctx, settings: Partial<Record<SettingKey, string>>): Promise<void> {
  await writeAll(
    ctx,
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
}

/** All of them or none. Refuses `not_found`, `setting_invalid` and `changed_meanwhile`. */
export async function updateApplicationSettings(ctx: Ctx, input: SettingWrite[]): Promise<ApplicationSettingSource[]> {
  await writeAll(ctx, input);
  const sources = await settingSources(ctx, { keys: input.map(({ key }) => key) });
  return input.flatMap(({ key }) => sources.filter((source) => source.key === key));
}

/** Writes the former value back. Refuses `not_found`, `setting_invalid` and `changed_meanwhile`. */
export async function undoApplicationSettingChange(ctx: Ctx, { id, version }: SettingUndo) {
  requireClaim(ctx, 'settings.edit');
  const change = await changeOf(ctx, id);
  if (!change) throw new Refusal('not_found');
  const key = requireKey(change.key);
  const value = change.former_value ?? settingDeclarations[key].default;
  const [source] = await updateApplicationSettings(ctx, [{ key, value, version }]);
  if (!source) throw new Refusal('not_found');
  return source;
}

async function writeAll(ctx: Ctx, input: readonly SettingWrite[]): Promise<void> {
  requireClaim(ctx, 'settings.edit');
  const writes = input.map(({ key, ...rest }) => ({ ...rest, key: requireKey(key) }));
  const [first, ...others] = (await Promise.all(writes.map((write) => faultOf(ctx, write)))).flat();
  if (first) throw new Refusals(first, others);
  await inTransaction(ctx, async (tx) => {
    // By key, so that two writers of the same settings do not lock each other.
    for (const write of writes.toSorted((one, other) => (one.key < other.key ? -1 : 1))) await writeOne(tx, write);
    await settingsChanged(tx);
  });
}

type Write = { key: SettingKey; value: string; version?: number | undefined };

async function writeOne(tx: Ctx, { key, value, version }: Write): Promise<void> {
  const { id, former } = await lockSetting(tx, key);
  if (former === value) return;
  await countChange(tx, { noun: 'application-settings', id }, version);
  if (settingDeclarations[key].kind === 'picture' && value !== '') await showPictures(tx, { [key]: Number(value) });
  await saveSetting(tx, { id, key, former, value });
}

function requireKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw new Refusal('not_found', { field: key });
  return key;
}

async function faultOf(ctx: Ctx, { key, value }: Write): Promise<Refusal[]> {
  const isValid = settingDeclarations[key].rule.safeParse(value).success && (await isCurrency(ctx, { key, value }));
  if (isValid) return [];
  const rule = wordRule(ctx.locale, key);
  return [new Refusal('setting_invalid', { field: key, key, name: settingName(ctx.locale, key), rule })];
}

async function isCurrency(ctx: Ctx, { key, value }: Write): Promise<boolean> {
  if (key !== 'defaultCurrency' || value === '') return true;
  return (await findCurrency(ctx, { key: value })) !== undefined;
}
