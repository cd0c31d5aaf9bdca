import { ChangePassword } from './security/change-password.tsx';
import { Sessions } from './security/sessions.tsx';
import { TwoFactor } from './security/two-factor.tsx';

export function SecuritySection() {
  return (
    <>
      <ChangePassword />
      <TwoFactor />
      <Sessions />
    </>
  );
}
