import { numberSetting } from '#contract/setting.ts';

export const learningSettings = {
  progressFloorPercent: numberSetting({
    group: 'General',
    topic: 'learning',
    readers: 'staff',
    section: 'learning',
    default: 100,
    least: 0,
    most: 100,
  }),
};
