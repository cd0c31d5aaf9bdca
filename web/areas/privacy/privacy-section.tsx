import { OwnClosing } from './own-closing.tsx';
import { OwnConsents } from './own-consents.tsx';
import { OwnExport } from './own-export.tsx';
import { OwnGuardian } from './own-guardian.tsx';

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
