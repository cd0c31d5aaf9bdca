import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { done } from '#api/shared/database/retrieval.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { createApiToken } from './api-tokens/create-api-token.ts';
import { retrieveApiTokens } from './api-tokens/retrieve-api-tokens.ts';
import { revokeApiToken } from './api-tokens/revoke-api-token.ts';
import { purgeApiTokens } from './api-tokens/store.ts';
import { authenticate, type SignInStep } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { addPasskey } from './factors/add-passkey.ts';
import { addTotp } from './factors/add-totp.ts';
import { confirmTotp } from './factors/confirm-totp.ts';
import { finishPasskeySignIn } from './factors/finish-passkey-sign-in.ts';
import { makeRecoveryCodes } from './factors/make-recovery-codes.ts';
import { reauthenticate } from './factors/reauthenticate.ts';
import { removePasskey } from './factors/remove-passkey.ts';
import { removeTotp } from './factors/remove-totp.ts';
import { renamePasskey } from './factors/rename-passkey.ts';
import { resendCode } from './factors/resend-code.ts';
import { retrieveFactors } from './factors/retrieve-factors.ts';
import { startPasskeySignIn } from './factors/start-passkey-sign-in.ts';
import { startPasskey } from './factors/start-passkey.ts';
import { verifySignIn } from './factors/verify-sign-in.ts';
import {
  confirmFactorReset,
  requestFactorReset,
  retrieveFactorResets,
  withdrawFactorReset,
} from './factors/resets/decide-reset.ts';
import { getSelf } from './get-self.ts';
import { acceptUserInvitation, retrieveOpenInvitations } from './invitations/accept-invitation.ts';
import { inviteUser, retrieveUserInvitations, withdrawUserInvitation } from './invitations/invite-user.ts';
import { identityRawRoutes } from './invitations/operate.ts';
import { purgeInvitations } from './invitations/store.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';
import { confirmEmail, retrieveConfirmations } from './recovery/confirm-email.ts';
import { forgotPassword, resendConfirmation } from './recovery/request-email.ts';
import { resetPassword, retrievePasswordRecoveries } from './recovery/reset-password.ts';
import { deleteEndedSignUps } from './recovery/store.ts';
import { writeRequestedEmail } from './recovery/write-requested-email.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { retrieveClaims } from './retrieve-claims.ts';
import { retrieveSessions } from './retrieve-sessions.ts';
import { retrieveUsers } from './retrieve-users.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { retrieveRoles, updateRole } from './roles/update-role.ts';
import { signOut } from './sign-out.ts';
import { giveUserRole, takeUserRole } from './staff/change-user-roles.ts';
import { disableUser, enableUser } from './staff/disable-user.ts';
import { endUserSessions } from './staff/end-user-sessions.ts';
import { retrieveAccountMoves, retrieveUserSessions } from './staff/about-user.ts';
import { retrieveUserRecords } from './staff/retrieve-user-records.ts';
import { resendSignUp, retrieveSignUps } from './staff/sign-ups.ts';
import { tables } from './tables.ts';

export const identitySlice = defineSlice('identity', {
  verbs: {
    register,
    authenticate: { whole: async (ctx, { data }) => stepOf(await authenticate(ctx, data[0])) },
    refreshToken: refreshSession,
    signOut,
    getSelf,
    retrieveClaims: wholePage(retrieveClaims),
    retrieveUsers,
    changePassword,
    resendConfirmation,
    retrieveConfirmations,
    confirmEmail,
    forgot: forgotPassword,
    retrievePasswordRecoveries,
    resetPassword,
    verifySignIn,
    resendCode,
    startPasskeySignIn,
    finishPasskeySignIn,
    reauthenticate,
    retrieveFactors,
    addTotp,
    confirmTotp,
    removeTotp,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    makeRecoveryCodes,
    retrieveSessions,
    revokeSessions,
    retrieveUserRecords,
    retrieveUserSessions,
    retrieveAccountMoves,
    giveUserRole,
    takeUserRole,
    disableUser,
    enableUser,
    endUserSessions,
    retrieveSignUps,
    resendSignUp,
    inviteUser,
    retrieveUserInvitations,
    withdrawUserInvitation,
    retrieveOpenInvitations,
    acceptUserInvitation,
    retrieveFactorResets,
    requestFactorReset,
    confirmFactorReset,
    withdrawFactorReset,
    retrieveRoles,
    updateRole,
    retrieveApiTokens,
    createApiToken,
    revokeApiToken,
  },
  rawRoutes: identityRawRoutes,
  reactions: {
    letter_asked: { 'write-letter': (ctx, { letter_id }) => writeRequestedEmail(ctx, letter_id) },
  },
  jobs: {
    'forget-unconfirmed': { cron: '23 * * * *', run: deleteEndedSignUps },
    'forget-ended-sessions': { cron: '27 3 * * *', run: purgeEndedSessions },
    'purge-api-tokens': { cron: '34 3 * * *', run: purgeApiTokens },
    'purge-invitations': { cron: '31 3 * * *', run: purgeInvitations },
  },
  tables,
});

function stepOf(step: SignInStep) {
  if ('session' in step) return done(step.session);
  const data: [typeof step.question] = [step.question];
  return { status: 'verification_required' as const, data };
}
