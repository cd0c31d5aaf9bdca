import { numberSetting } from '#contract/setting.ts';

export const enrollmentSettings = {
  filesDueDays: numberSetting({
    group: 'General',
    topic: 'learning',
    readers: 'everybody',
    default: 10,
    least: 0,
    most: 365,
  }),
};
