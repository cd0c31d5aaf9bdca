import { numberSetting } from '#contract/setting.ts';

const everybody = { group: 'General', topic: 'privacy', readers: 'everybody' } as const;

export const privacySettings = {
  ageOfMajority: numberSetting({ ...everybody, default: 18, least: 0, most: 30 }),
  closingGraceDays: numberSetting({ ...everybody, default: 30, least: 0, most: 365 }),
  exportLinkDays: numberSetting({ ...everybody, default: 7, least: 1, most: 365 }),
};
