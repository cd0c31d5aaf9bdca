import { defineSlice } from '#api/shared/slice.ts';
import { closeAccount, withdrawClosing, retrieveClosing } from './closing.ts';
import { closeOrganization, retrieveOrganizationClosing } from './close-organization.ts';
import { giveConsent } from './give-consent.ts';
import { recordGuardian, retrieveGuardianship } from './guardianship.ts';
import { retrieveUserMerge } from './merging/merge-report.ts';
import { mergeUsers } from './merging/merge-users.ts';
import { moveStragglers } from './merging/move-stragglers.ts';
import { tidyExports } from './making-export.ts';
import { privacyRawRoutes } from './raw-routes.ts';
import { requestExport } from './request-export.ts';
import { retrieveConsents } from './retrieve-consents.ts';
import { retrieveExports } from './retrieve-exports.ts';
import { withdrawConsent } from './withdraw-consent.ts';
import { closeUser, keepUser, retrieveUserClosing } from './staff/close-user.ts';
import { requestUserExport, retrieveUserExports } from './staff/export-of-user.ts';
import { tables } from './tables.ts';

export const privacySlice = defineSlice('privacy', {
  verbs: {
    retrieveConsents,
    giveConsent,
    withdrawConsent,
    retrieveGuardianship,
    recordGuardian,
    retrieveExports,
    requestExport,
    retrieveClosing,
    closeAccount,
    withdrawClosing,
    retrieveOrganizationClosing,
    closeOrganization,
    retrieveUserExports,
    requestUserExport,
    retrieveUserClosing,
    closeUser,
    keepUser,
    retrieveUserMerge,
    mergeUsers,
  },
  rawRoutes: privacyRawRoutes,
  reactions: {
    accounts_merged: { 'move-stragglers': moveStragglers },
  },
  jobs: {
    'tidy-exports': { cron: '*/15 * * * *', run: tidyExports },
  },
  tables,
});
