export { bankAccount, type BankAccount } from './bank-account.ts';
export { currencyById, mainCurrency, mainCurrencyId, type CurrencyFacts } from './currency-by-id.ts';
export { currenciesByKey, offeredLocaleId } from './offered.ts';
export { currencyForSale } from './currency-for-sale.ts';
export { minorRateBetween, rateBetween } from './rate-between.ts';
export { logBrokenSettings } from './log-broken-settings.ts';
export { readSetting } from './read-setting.ts';
export { isCurrencyOffered, isSettingStored } from './store.ts';
export { writeSetting, writeSettings } from './write-setting.ts';
