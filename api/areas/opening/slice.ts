import { defineSlice } from '#api/shared/slice.ts';
import { retrieveSetUp } from './retrieve-set-up.ts';
import { sendTestEmail } from './send-test-email.ts';
import { testGateway } from './test-gateway.ts';
import { tables } from './tables.ts';

export const openingSlice = defineSlice('opening', {
  verbs: { retrieveSetUp, sendTestEmail, testGateway },
  tables,
});
