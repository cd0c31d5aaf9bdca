import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { forgotPassword, resendConfirmation } from './ask-letter.ts';
import { confirmEmail, retrieveConfirmations } from './confirm-email.ts';
import { resetPassword, retrievePasswordRecoveries } from './reset-password.ts';

const { accounts } = serve;

export const recoveryRoutes = {
  resendConfirmation: accounts.resendConfirmation.handler(async ({ context, input }) =>
    done(await resendConfirmation(context, input.data[0])),
  ),
  retrieveConfirmations: accounts.retrieveConfirmations.handler(async ({ context, input }) =>
    answer(await retrieveConfirmations(context, askOf(input)), input),
  ),
  confirmEmail: accounts.confirmEmail.handler(async ({ context, input }) =>
    done(await confirmEmail(context, input.data[0])),
  ),
  forgot: accounts.forgot.handler(async ({ context, input }) => done(await forgotPassword(context, input.data[0]))),
  retrievePasswordRecoveries: accounts.retrievePasswordRecoveries.handler(async ({ context, input }) =>
    answer(await retrievePasswordRecoveries(context, askOf(input)), input),
  ),
  resetPassword: accounts.resetPassword.handler(async ({ context, input }) =>
    done(await resetPassword(context, input.data[0])),
  ),
};
