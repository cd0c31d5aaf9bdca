import { numberSetting } from '#contract/setting.ts';

export const learningSettings = {
  progressFloorPercent: numberSetting({
    group: 'General',
    readers: 'staff',
    section: 'learning',
    default: 100,
    least: 0,
    most: 100,
  }),
};
