import { textSetting } from '#contract/setting.ts';

const seller = { group: 'Seller', readers: 'everybody' } as const;

export const orderSettings = {
  sellerName: textSetting(seller),
  sellerTaxId: textSetting(seller),
  sellerAddress: textSetting(seller),
};
