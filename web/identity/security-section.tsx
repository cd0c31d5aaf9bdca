import { ChangePassword } from './security/change-password.tsx';
import { Sessions } from './security/sessions.tsx';
import { TwoFactor } from './security/two-factor.tsx';

/** How one gets into the account, and who else is in it. */
export function SecuritySection() {
  return (
    <>
      <ChangePassword />
      <TwoFactor />
      <Sessions />
    </>
  );
}
