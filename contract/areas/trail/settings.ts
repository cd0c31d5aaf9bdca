import { numberSetting } from '#contract/setting.ts';

export const leastTrailDays = 30;

export const trailSettings = {
  auditTrailDays: numberSetting({
    group: 'General',
    topic: 'privacy',
    readers: 'staff',
    default: 5 * 365,
    least: leastTrailDays,
    most: 100 * 365,
    section: 'audit-trail',
  }),
};
