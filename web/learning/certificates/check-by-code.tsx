import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { checkQuery } from './certificate-queries.ts';
import { CheckFailed } from './check-failed.tsx';
import { AnswerOnItsWay, CheckPage } from './check-page.tsx';
import { Verdict } from './verdict.tsx';

/** Checks in the browser only: a cached page would show an old answer, and all visitors would share one rate limit. */
export function CheckByCode({ token }: { token: string }) {
  const t = useTexts('certificates');
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
