import { Link } from '@tanstack/react-router';
import type { CertificateCheck } from '#contract/certificates.ts';
import { useTexts } from '#web/shared/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { CheckFailed } from './check-failed.tsx';
import { AnswerOnItsWay, CheckPage } from './check-page.tsx';
import { Verdict } from './verdict.tsx';

/** The page that a QR code opens. */
export function CheckByCode({ check }: { check: CertificateCheck }) {
  return (
    <CheckPage answer={<Verdict check={check} />}>
      <AskAnother />
    </CheckPage>
  );
}

export function CheckByCodeOnItsWay() {
  return (
    <CheckPage answer={<AnswerOnItsWay />}>
      <AskAnother />
    </CheckPage>
  );
}

export function CheckByCodeFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <CheckPage answer={<CheckFailed error={error} onRetry={onRetry} />}>
      <AskAnother />
    </CheckPage>
  );
}

function AskAnother() {
  const t = useTexts('certificates');

  return (
    <div>
      <Link to="/certificate-validation" className={buttonClass({ variant: 'secondary' })}>
        {t('check_another')}
      </Link>
    </div>
  );
}
