import { switchSetting } from '#contract/setting.ts';

export const cartSettings = {
  hasShoppingCart: switchSetting({ group: 'General', topic: 'purchases', readers: 'everybody', default: true }),
};
