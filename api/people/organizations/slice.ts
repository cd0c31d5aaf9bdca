import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { createOrganization } from './create-organization.ts';
import { endAffiliations } from './end-affiliations.ts';
import { expireInvitations } from './expire-invitations.ts';
import { importEmployees } from './import-employees.ts';
import { inviteAffiliations } from './invite-affiliations.ts';
import { notifyAffiliationAccepted, notifyAffiliationEnded } from './notify-about-affiliation.ts';
import { organizationsData } from './personal-data.ts';
import { readInvitation } from './read-invitation.ts';
import { renameAffiliations } from './rename-affiliations.ts';
import { resendInvitations } from './resend-invitations.ts';
import { retrieveAffiliations, retrieveDepartments } from './retrieve-affiliations.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';
import { retrieveOrganizationTermsSources } from './retrieve-terms-sources.ts';
import { sendInvitation } from './send-invitation.ts';
import { setOrganizationTerms } from './set-organization-terms.ts';
import { tables } from './tables.ts';
import { updateAffiliations } from './update-affiliations.ts';
import { updateOrganization } from './update-organization.ts';

export const organizationsSlice = defineSlice('organizations', {
  verbs: {
    acceptInvitation,
    createOrganization,
    declineInvitation,
    endAffiliations,
    importEmployees,
    inviteAffiliations,
    readInvitation,
    resendInvitations,
    retrieveAffiliations,
    retrieveDepartments: wholePage(retrieveDepartments),
    retrieveOrganizations,
    retrieveOrganizationTermsSources,
    setOrganizationTerms,
    updateAffiliations,
    updateOrganization,
  },
  reactions: {
    affiliation_invited: { 'send-invitation': (ctx, { affiliation_id }) => sendInvitation(ctx, affiliation_id) },
    affiliation_accepted: {
      'notify-affiliation-accepted': (ctx, { affiliation_id }) => notifyAffiliationAccepted(ctx, affiliation_id),
    },
    affiliation_ended: {
      'notify-affiliation-ended': (ctx, { affiliation_id }) => notifyAffiliationEnded(ctx, affiliation_id),
    },
    person_renamed: { 'rename-affiliations': (ctx, { person_id }) => renameAffiliations(ctx, person_id) },
  },
  jobs: { 'expire-invitations': { cron: '7 * * * *', run: expireInvitations } },
  personalData: organizationsData,
  tables,
});
