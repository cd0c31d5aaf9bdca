import { declareSlice } from '#contract/declare.ts';
import { settings } from './calls.ts';
import { settingsOfSite } from './declared.ts';

export const settingsContract = declareSlice({
  calls: settings,
  settings: settingsOfSite,
  refusals: {
    setting_invalid: 400,
    key_taken: 409,
    definition_invalid: 400,
    main_currency_stays: 409,
    currency_not_available: 409,
  },
});
