import { z } from 'zod';
import { isEmailAddress } from '#contract/people/identity/values.ts';
import { localizedSetting, textSetting } from '#contract/setting.ts';

const everybody = { group: 'General', topic: 'contact', readers: 'everybody' } as const;

export const contactSettings = {
  contactEmail: textSetting({
    group: 'General',
    topic: 'contact',
    readers: 'staff',
    rule: z.string().refine(isEmailAddress),
  }),
  contactAddress: localizedSetting(everybody),
  contactPhone: localizedSetting(everybody),
  contactHours: localizedSetting(everybody),
};
