import { accessRowsOf, at, forAll, forEditors, noForm, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('settings', {
  calls: {
    retrieveApplicationSettings: forAll(() => ({ filter: {} })),
    retrieveApplicationSettingSources: forEditors(() => ({})),
    updateApplicationSettings: forEditors(one(() => ({ key: 'hasReviews', value: 'false' }))),
    retrieveApplicationSettingChanges: forEditors(() => ({})),
    undoApplicationSettingChange: forEditors(one(() => ({ id: 1 }))),
    retrieveLocales: forAll(() => ({})),
    retrieveCurrencies: forAll(() => ({})),
    retrieveCurrencySources: forEditors(() => ({})),
    createCurrency: forEditors(
      one(() => ({ key: 'eur', name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}' })),
    ),
    updateCurrency: forEditors(one(() => ({ id: 2, name: 'Dólar' }))),
    deleteCurrency: forEditors(one(() => ({ id: 2 }))),
    restoreCurrency: forEditors(one(() => ({ id: 2 }))),
  },
  raw: {
    'GET /logo': at(forAll(noForm, 'not_found'), () => '/logo'),
  },
});
