import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { retrieveSessions } from '../retrieve-sessions.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { addPasskey } from './add-passkey.ts';
import { addTotp } from './add-totp.ts';
import { confirmTotp } from './confirm-totp.ts';
import { finishPasskeySignIn } from './finish-passkey-sign-in.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { reauthenticate } from './reauthenticate.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { resendCode } from './resend-code.ts';
import { retrieveFactors } from './retrieve-factors.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { verifySignIn } from './verify-sign-in.ts';

const { accounts } = serve;

export const factorsRoutes = {
  verifySignIn: accounts.verifySignIn.handler(async ({ context, input }) => done(await verifySignIn(context, input))),
  resendCode: accounts.resendCode.handler(async ({ context, input }) => done(await resendCode(context, input))),
  startPasskeySignIn: accounts.startPasskeySignIn.handler(async ({ context, input }) =>
    done(await startPasskeySignIn(context, input)),
  ),
  finishPasskeySignIn: accounts.finishPasskeySignIn.handler(async ({ context, input }) =>
    done(await finishPasskeySignIn(context, input)),
  ),
  reauthenticate: accounts.reauthenticate.handler(async ({ context, input }) =>
    done(await reauthenticate(context, input.data[0])),
  ),
  retrieveFactors: accounts.retrieveFactors.handler(async ({ context }) => done(await retrieveFactors(context))),
  addTotp: accounts.addTotp.handler(async ({ context }) => done(await addTotp(context))),
  confirmTotp: accounts.confirmTotp.handler(async ({ context, input }) =>
    done(await confirmTotp(context, input.data[0])),
  ),
  removeTotp: accounts.removeTotp.handler(async ({ context }) => done(await removeTotp(context))),
  startPasskey: accounts.startPasskey.handler(async ({ context }) => done(await startPasskey(context))),
  addPasskey: accounts.addPasskey.handler(async ({ context, input }) => done(await addPasskey(context, input.data[0]))),
  renamePasskey: accounts.renamePasskey.handler(async ({ context, input }) =>
    done(await renamePasskey(context, input.data[0])),
  ),
  removePasskey: accounts.removePasskey.handler(async ({ context, input }) =>
    done(await removePasskey(context, input.data[0])),
  ),
  makeRecoveryCodes: accounts.makeRecoveryCodes.handler(async ({ context }) => done(await makeRecoveryCodes(context))),
  retrieveSessions: accounts.retrieveSessions.handler(async ({ context, input }) =>
    answer(await retrieveSessions(context, askOf(input)), input),
  ),
  revokeSessions: accounts.revokeSessions.handler(async ({ context, input }) =>
    done(await revokeSessions(context, input.data[0])),
  ),
};
