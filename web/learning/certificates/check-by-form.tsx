import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { checkQuery } from './certificate-queries.ts';
import { CheckFailed } from './check-failed.tsx';
import { CheckForm } from './check-form.tsx';
import { AnswerOnItsWay, CheckPage } from './check-page.tsx';
import { questionTyped, type Question } from './model/typed-certificate.ts';
import { Verdict, VerdictFrame } from './verdict.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';

const explained = ['valid', 'revoked', 'replaced', 'unknown'] as const;

function PossibleAnswers() {
  const t = useTexts('certificates');

  return (
    <Stack>
      <h2>{t('possible_answers')}</h2>
      {explained.map((answer) => (
        <VerdictFrame
          key={answer}
          level={3}
          answer={answer}
          title={t(`answer_${answer}`)}
          text={t(`means_${answer}`)}
        />
      ))}
    </Stack>
  );
}

/** Checks in the browser only; at once where the address has a number. */
export function CheckByForm({ number = '' }: { number?: string | undefined }) {
  const t = useTexts('certificates');
  const [question, setQuestion] = useState<Question | null>(() => (number ? questionTyped(number) : null));
  const { data, error, isFetching, refetch } = useQuery({
    ...checkQuery(question ?? { number: '' }),
    enabled: question !== null,
    retry: false,
  });
  const check = (next: Question) => {
    if (JSON.stringify(next) === JSON.stringify(question)) void refetch();
    else setQuestion(next);
  };

  return (
    <CheckPage lead={t('check_lead')} answer={answer()}>
      <CheckForm number={number} busy={isFetching} onCheck={check} />
    </CheckPage>
  );

  function answer() {
    if (!question) return <PossibleAnswers />;
    if (isFetching) return <AnswerOnItsWay />;
    if (error || !data) return <CheckFailed error={error} onRetry={() => void refetch()} />;
    return <Verdict check={data.data[0]} number={'number' in question ? question.number : undefined} takesFocus />;
  }
}
