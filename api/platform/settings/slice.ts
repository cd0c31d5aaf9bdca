import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { logoRoute } from './answer-logo.ts';
import { createCurrency } from './create-currency.ts';
import { deleteCurrency } from './delete-currency.ts';
import { restoreCurrency } from './restore-currency.ts';
import { retrieveApplicationSettings } from './retrieve-application-settings.ts';
import { retrieveCurrencySources } from './retrieve-currency-sources.ts';
import { retrieveApplicationSettingChanges } from './retrieve-setting-changes.ts';
import { retrieveApplicationSettingSources } from './retrieve-setting-sources.ts';
import { retrieveCurrencies, retrieveLocales } from './store.ts';
import { updateCurrency } from './update-currency.ts';
import { undoApplicationSettingChange, updateApplicationSettings } from './write-setting.ts';
import { tables } from './tables.ts';

export const settingsSlice = defineSlice('settings', {
  verbs: {
    retrieveApplicationSettings: wholePage(retrieveApplicationSettings),
    retrieveApplicationSettingSources: wholePage(retrieveApplicationSettingSources),
    updateApplicationSettings,
    retrieveApplicationSettingChanges,
    undoApplicationSettingChange,
    retrieveLocales: wholePage(retrieveLocales),
    retrieveCurrencies: wholePage(retrieveCurrencies),
    retrieveCurrencySources,
    createCurrency,
    updateCurrency,
    deleteCurrency,
    restoreCurrency,
  },
  rawRoutes: [logoRoute],
  tables,
});
