/** What a person looks for, in the order of the desk; a group is a part of the stored name. */
export const settingTopics = [
  'general',
  'contact',
  'languages',
  'seller',
  'payments',
  'purchases',
  'fiscal',
  'learning',
  'security',
  'privacy',
] as const;
export type SettingTopic = (typeof settingTopics)[number];
