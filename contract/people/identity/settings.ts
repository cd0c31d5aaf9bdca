import { z } from 'zod';
import { numberSetting, switchSetting, textSetting } from '#contract/setting.ts';
import { passwordMinLength } from './values.ts';

const everybody = { group: 'General', topic: 'security', readers: 'everybody' } as const;
const staff = { group: 'General', topic: 'security', readers: 'staff' } as const;

/** Names, separated by commas. */
const roleNames = z.string().regex(/^\s*[\w-]+(?:\s*,\s*[\w-]+)*\s*$/);

export const identitySettings = {
  multiFactorAuthentication: switchSetting({ ...everybody, section: 'second-factors', default: false }),
  rolesThatNeedSecondFactor: textSetting({
    ...staff,
    section: 'second-factors',
    default: 'administrator,trainer',
    rule: roleNames,
  }),
  passwordMinLength: numberSetting({ ...everybody, default: passwordMinLength, least: 8, most: 64 }),
  registrationsPerHour: numberSetting({ ...staff, default: 10, least: 1, most: 100_000 }),
};
