import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { longestSetting, settingGroups, settingKinds, settingReaders } from '#contract/setting.ts';
import { settingTopics } from '#contract/rules/setting-topics.ts';
import { command, commandForMany, matches, retrieval, versioned } from '#contract/shapes.ts';

export const ApplicationSetting = z.object({ key: z.string(), value: z.string() });
export type ApplicationSetting = z.infer<typeof ApplicationSetting>;

const Key = z.string().max(100);

export const SettingFilter = z.strictObject({
  keys: z.array(Key).min(1).max(100).optional(),
  key: matches(Key).optional(),
  slug: matches(Key).optional(),
});
export type SettingFilter = z.infer<typeof SettingFilter>;

export const SettingSourceFilter = z
  .strictObject({ keys: z.array(Key).min(1).max(100), group: z.enum(settingGroups), topic: z.enum(settingTopics) })
  .partial();
export type SettingSourceFilter = z.infer<typeof SettingSourceFilter>;

const Author = z.object({ id: Id, name: z.string() }).nullable();

export const ApplicationSettingSource = z.object({
  key: Key,
  group: z.enum(settingGroups),
  topic: z.enum(settingTopics).describe('Where people find it; the list is in the order of the topics.'),
  kind: z
    .enum(settingKinds)
    .describe(
      'How to ask for it; `localized` is plain text, or JSON text by locale key, `picture` the id of a picture that you uploaded.',
    ),
  readers: z.enum(settingReaders).describe('Who may read it: `everybody`, or `staff` with the claim `settings.edit`.'),
  choices: z.array(z.string()).describe('Of a `choice`; of a `switch` the values of off and on; empty for others.'),
  choice_names: z.array(z.string()).describe('Of the `choices`, in their order, in the locale of the request.'),
  least: z.number().nullable().describe('The least value of a `number`.'),
  most: z.number().nullable().describe('The largest value of a `number`.'),
  decimals: z.int().describe('How many a `number` can have.'),
  name: z.string().describe('In the locale of the request.'),
  explanation: z.string().describe('In the locale of the request.'),
  value: z.string().describe('As `PUT` takes it: what is stored, or else the default.'),
  default: z.string(),
  is_set: z.boolean().describe('Whether a value is stored.'),
  is_valid: z.boolean().describe('Whether the value keeps the rule. SQL can have stored one that breaks it.'),
  version: z
    .int()
    .positive()
    .describe('Counts the changes. `PUT` takes it and refuses `changed_meanwhile` for an old one.'),
  updated_at: Moment.nullable().describe('Null: it was not changed since versions are counted.'),
  updated_by: Author.describe('The user who changed it; null for the system.'),
});
export type ApplicationSettingSource = z.infer<typeof ApplicationSettingSource>;

export const SettingWrite = versioned(
  z.strictObject({
    key: Key,
    value: z.string().max(longestSetting).describe('Empty counts as not set, except for a `switch`.'),
  }),
);
export type SettingWrite = z.infer<typeof SettingWrite>;

export const SettingChangeFilter = z.strictObject({ id: matches(Id), key: matches(Key) }).partial();
export type SettingChangeFilter = z.infer<typeof SettingChangeFilter>;

export const SettingChange = z.object({
  id: Id,
  key: Key,
  group: z.string(),
  name: z.string().describe('In the locale of the request; the key where no slice declares it any more.'),
  former_value: z.string().nullable().describe('Null: none was stored.'),
  value: z.string(),
  changed_at: Moment,
  changed_by: Author.describe('Null for the system.'),
});
export type SettingChange = z.infer<typeof SettingChange>;

export const SettingUndo = versioned(z.strictObject({ id: Id.describe('Of the change.') }));
export type SettingUndo = z.infer<typeof SettingUndo>;

export const settingCalls = {
  retrieveApplicationSettings: retrieval('/application-settings', {
    summary: 'List application settings',
    description:
      'Values as texts, sorted by key; `slug` is the group. Only what everybody may read without the claim `settings.edit`. Without a stored value a setting is not listed.',
    claim: 'settings.edit',
    filter: SettingFilter,
    result: ApplicationSetting,
    sort: ['key'],
  }),

  retrieveApplicationSettingSources: retrieval('/application-settings/source', {
    summary: 'List application settings as editors write them',
    description:
      'All declared settings, by topic, with value, default, rule, explanation and who changed each when. Needs the claim `settings.edit`.',
    claim: 'settings.edit',
    filter: SettingSourceFilter,
    result: ApplicationSettingSource,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  updateApplicationSettings: commandForMany('PUT', '/application-settings', {
    summary: 'Change application settings',
    description:
      'All of them or none. Counts at once in every process. A value that does not differ changes nothing. Refuses `setting_invalid` with the key as field, once for each value that breaks its rule, and `not_found` for a key that is not declared. Needs the claim `settings.edit`.',
    claim: 'settings.edit',
    item: SettingWrite,
    result: ApplicationSettingSource,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'setting_invalid', 'changed_meanwhile'],
  }),

  retrieveApplicationSettingChanges: retrieval('/application-settings/changes', {
    summary: 'List changes of application settings',
    description: 'Newest first. Values that SQL wrote are in no change. Needs the claim `settings.edit`.',
    claim: 'settings.edit',
    filter: SettingChangeFilter,
    result: SettingChange,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  undoApplicationSettingChange: command('PUT', '/application-settings/changes/undo', {
    summary: 'Undo a change of an application setting',
    description:
      'Writes the value that the setting had before this change, or the default if it had none, as a change of its own. `version` is the one of the setting. Needs the claim `settings.edit`.',
    about: 'setting-changes',
    claim: 'settings.edit',
    data: SettingUndo,
    result: ApplicationSettingSource,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'setting_invalid', 'changed_meanwhile'],
  }),
};
