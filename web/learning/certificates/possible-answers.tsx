import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { VerdictFrame } from './verdict.tsx';

const explained = ['valid', 'revoked', 'replaced', 'unknown'] as const;

export function PossibleAnswers() {
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
