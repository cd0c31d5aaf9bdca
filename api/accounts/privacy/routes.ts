import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { closeAccount, keepAccount, retrieveClosing } from './closing.ts';
import { giveConsent } from './give-consent.ts';
import { recordGuardian, retrieveGuardianship } from './guardianship.ts';
import { requestExport } from './request-export.ts';
import { retrieveConsents } from './retrieve-consents.ts';
import { retrieveExports } from './retrieve-exports.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const { accounts } = serve;

/** The calls about one's own data. */
export const privacyRoutes = {
  retrieveConsents: accounts.retrieveConsents.handler(async ({ context, input }) =>
    answer(await retrieveConsents(context, askOf(input)), input),
  ),
  giveConsent: accounts.giveConsent.handler(async ({ context }) => done(await giveConsent(context))),
  withdrawConsent: accounts.withdrawConsent.handler(async ({ context }) => done(await withdrawConsent(context))),
  retrieveGuardianship: accounts.retrieveGuardianship.handler(async ({ context }) =>
    done(await retrieveGuardianship(context)),
  ),
  recordGuardian: accounts.recordGuardian.handler(async ({ context, input }) =>
    done(await recordGuardian(context, input.data[0])),
  ),
  retrieveExports: accounts.retrieveExports.handler(async ({ context, input }) =>
    answer(await retrieveExports(context, askOf(input)), input),
  ),
  requestExport: accounts.requestExport.handler(async ({ context }) => done(await requestExport(context))),
  retrieveClosing: accounts.retrieveClosing.handler(async ({ context }) => done(await retrieveClosing(context))),
  closeAccount: accounts.closeAccount.handler(async ({ context }) => done(await closeAccount(context))),
  keepAccount: accounts.keepAccount.handler(async ({ context }) => done(await keepAccount(context))),
};
