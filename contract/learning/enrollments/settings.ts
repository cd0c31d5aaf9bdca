import { numberSetting } from '#contract/setting.ts';

export const enrollmentSettings = {
  filesDueDays: numberSetting({ group: 'General', readers: 'everybody', default: 10, least: 0, most: 365 }),
};
