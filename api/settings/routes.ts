import { mostPerPage } from '#contract/shapes.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { createCurrency } from './create-currency.ts';
import { deleteCurrency } from './delete-currency.ts';
import { restoreCurrency } from './restore-currency.ts';
import { retrieveApplicationSettings } from './retrieve-application-settings.ts';
import { retrieveCurrencies } from './retrieve-currencies.ts';
import { retrieveLocales } from './retrieve-locales.ts';
import { updateCurrency } from './update-currency.ts';

const { settings } = serve;
// Who asks for 30 settings, or for all the currencies of a menu, does not think of pages.
const wholePage = { page: { number: 1, size: mostPerPage } };

export const settingsRoutes = settings.router({
  retrieveApplicationSettings: settings.retrieveApplicationSettings.handler(async ({ context, input }) =>
    answer(await retrieveApplicationSettings(context, askOf({ ...wholePage, ...input })), input),
  ),
  retrieveLocales: settings.retrieveLocales.handler(async ({ context, input }) =>
    answer(await retrieveLocales(context, askOf({ ...wholePage, ...input })), input),
  ),
  retrieveCurrencies: settings.retrieveCurrencies.handler(async ({ context, input }) =>
    answer(await retrieveCurrencies(context, askOf({ ...wholePage, ...input })), input),
  ),
  createCurrency: settings.createCurrency.handler(async ({ context, input }) =>
    done(await createCurrency(context, input.data[0])),
  ),
  updateCurrency: settings.updateCurrency.handler(async ({ context, input }) =>
    done(await updateCurrency(context, input.data[0])),
  ),
  deleteCurrency: settings.deleteCurrency.handler(async ({ context, input }) =>
    done(await deleteCurrency(context, input.data[0])),
  ),
  restoreCurrency: settings.restoreCurrency.handler(async ({ context, input }) =>
    done(await restoreCurrency(context, input.data[0])),
  ),
});
