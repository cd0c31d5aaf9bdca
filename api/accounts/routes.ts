import { mostPerPage } from '#contract/shapes.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { authenticate, type SignInStep } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { factorsRoutes } from './factors/routes.ts';
import { getSelf } from './get-self.ts';
import { personRoutes } from './person/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { retrieveClaims } from './retrieve-claims.ts';
import { retrieveUsers } from './retrieve-users.ts';
import { signOut } from './sign-out.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { studentRoutes } from './student/routes.ts';

const { accounts } = serve;
// A client decides with them what to show, so it needs all of them at once.
const everyClaim = { page: { number: 1, size: mostPerPage } };

export const accountsRoutes = accounts.router({
  register: accounts.register.handler(async ({ context, input }) => done(await register(context, input.data[0]))),
  authenticate: accounts.authenticate.handler(async ({ context, input }) =>
    stepOf(await authenticate(context, input.data[0])),
  ),
  refreshToken: accounts.refreshToken.handler(async ({ context, input }) => done(await refreshSession(context, input))),
  signOut: accounts.signOut.handler(async ({ context, input }) => done(await signOut(context, input))),
  getSelf: accounts.getSelf.handler(async ({ context }) => done(await getSelf(context))),
  retrieveClaims: accounts.retrieveClaims.handler(async ({ context, input }) =>
    answer(await retrieveClaims(context, askOf({ ...everyClaim, ...input })), input),
  ),
  retrieveUsers: accounts.retrieveUsers.handler(async ({ context, input }) =>
    answer(await retrieveUsers(context, askOf(input)), input),
  ),
  changePassword: accounts.changePassword.handler(async ({ context, input }) =>
    done(await changePassword(context, input.data[0])),
  ),
  ...personRoutes,
  ...recoveryRoutes,
  ...factorsRoutes,
  ...studentRoutes,
  ...privacyRoutes,
});

/** The one command that may ask for more before it is done. */
function stepOf(step: SignInStep) {
  if ('session' in step) return done(step.session);
  const data: [typeof step.question] = [step.question];
  return { status: 'verification_required' as const, data };
}
