import { switchSetting } from '#contract/setting.ts';

export const reviewSettings = {
  hasReviews: switchSetting({ group: 'General', readers: 'everybody', section: 'reviews', default: true }),
};
