import { defineSlice } from '#api/shared/slice.ts';
import { createOrganization } from './create-organization.ts';
import { notifyOrganizationCreated } from './notify-organization-created.ts';
import { organizationsData } from './personal-data.ts';
import { purgeDeletedOrganizations } from './purge-deleted-organizations.ts';
import { organizationsRawRoutes } from './raw-routes.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';
import { tables } from './tables.ts';

export const organizationsSlice = defineSlice('organizations', {
  verbs: { createOrganization, retrieveOrganizations },
  rawRoutes: organizationsRawRoutes,
  reactions: {
    organization_created: {
      'notify-organization-created': (ctx, { organization_id }) => notifyOrganizationCreated(ctx, organization_id),
    },
  },
  jobs: { 'purge-deleted-organizations': { cron: '13 3 * * *', run: purgeDeletedOrganizations } },
  personalData: organizationsData,
  tables: tables.owns,
});
