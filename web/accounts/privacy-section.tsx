import { OwnClosing } from './privacy/own-closing.tsx';
import { OwnConsents } from './privacy/own-consents.tsx';
import { OwnExport } from './privacy/own-export.tsx';
import { OwnGuardian } from './privacy/own-guardian.tsx';

/** One's own data: what one agreed to, a copy to take along, and the way out. */
export function PrivacySection() {
  return (
    <>
      <OwnGuardian />
      <OwnConsents />
      <OwnExport />
      <OwnClosing />
    </>
  );
}
