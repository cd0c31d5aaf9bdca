export { bankAccount, type BankAccount } from './bank-account.ts';
export { currencyById, mainCurrency, mainCurrencyId, type CurrencyFacts } from './currency-by-id.ts';
export { currenciesByKey, offeredLocaleId } from './offered.ts';
export { currencyForSale } from './currency-for-sale.ts';
export { minorRateBetween, rateBetween } from './rate-between.ts';
export { hasErpIntegration, readNumberSetting, settingText, vatRatePercent } from './read-setting.ts';
export { isCurrencyOffered, readSetting } from './store.ts';
export { termsInForce } from './terms-in-force.ts';
export { writeSetting } from './write-setting.ts';
