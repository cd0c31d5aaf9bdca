import { OwnClosing } from './own-closing.tsx';
import { OwnConsents } from './own-consents.tsx';
import { OwnExport } from './own-export.tsx';
import { OwnGuardian } from './own-guardian.tsx';

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
