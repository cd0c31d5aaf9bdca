import { numberSetting, switchSetting } from '#contract/setting.ts';

const staff = { group: 'General', topic: 'learning', readers: 'staff', section: 'learning' } as const;
const minutesOfADay = 1_440;

export const attendanceSettings = {
  attendanceLateAfterMinutes: numberSetting({ ...staff, default: 5, least: 0, most: minutesOfADay }),
  attendanceEntryMinutes: numberSetting({ ...staff, default: 30, least: 0, most: minutesOfADay }),
  justifiedAbsenceCounts: switchSetting({ ...staff, default: false, choices: ['0', '1'] }),
};
