import { switchSetting } from '#contract/setting.ts';

export const cartSettings = {
  hasShoppingCart: switchSetting({ group: 'General', readers: 'everybody', default: true }),
};
