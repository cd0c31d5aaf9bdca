import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { checkQuery } from './certificate-queries.ts';
import { CheckFailed } from './check-failed.tsx';
import { AnswerOnItsWay, CheckPage } from './check-page.tsx';
import { Verdict } from './verdict.tsx';

/**
 * The page that a QR code opens. Only the browser asks: a page that the server keeps would tell the answer of before, and
 * would spend one visitor's questions on all.
 */
export function CheckByCode({ token }: { token: string }) {
  const t = useTexts('certificates');
  // Another language asks again.
  useVisitor();
  const { data, error, isFetching, refetch } = useQuery({ ...checkQuery({ token }), retry: false });

  return <CheckPage lead={t('check_by_code_lead')} answer={answer()} />;

  function answer() {
    if (isFetching) return <AnswerOnItsWay />;
    return (
      <Stack>
        {data ? <Verdict check={data.data[0]} /> : <CheckFailed error={error} onRetry={() => void refetch()} />}
        <div>
          <Link to="/certificate-validation" className={buttonClass({ variant: 'secondary' })}>
            {t('check_another')}
          </Link>
        </div>
      </Stack>
    );
  }
}
