import { defineSlice } from '#api/shared/slice.ts';
import { trailData } from './personal-data.ts';
import { purgeEntries } from './purge-entries.ts';
import { retrieveAuditEntries } from './retrieve-audit-entries.ts';
import { tables } from './tables.ts';

export const trailSlice = defineSlice('trail', {
  verbs: { retrieveAuditEntries },
  jobs: { 'purge-audit-entries': { cron: '22 4 * * *', run: purgeEntries } },
  personalData: trailData,
  tables,
});
