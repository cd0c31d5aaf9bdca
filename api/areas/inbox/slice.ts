import { defineSlice } from '#api/shared/slice.ts';
import { purgeAssignments } from './purge-assignments.ts';
import { retrieveInbox, retrieveInboxCounters } from './retrieve-inbox.ts';
import { sendSummaries } from './send-summaries.ts';
import { tables } from './tables.ts';
import { giveInboxItemBack, takeInboxItem } from './take-inbox-item.ts';

export const inboxSlice = defineSlice('inbox', {
  verbs: { retrieveInbox, retrieveInboxCounters, takeInboxItem, giveInboxItemBack },
  jobs: {
    'purge-inbox-assignments': { cron: '57 3 * * *', run: purgeAssignments },
    'send-inbox-summaries': { cron: '23 6-20 * * *', run: sendSummaries },
  },
  tables,
});
