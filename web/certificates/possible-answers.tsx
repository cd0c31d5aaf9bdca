import { useTexts } from '#web/shared/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { VerdictFrame } from './verdict.tsx';

const explained = ['valid', 'revoked', 'replaced', 'unknown'] as const;

/** What can come out, before anything was asked. */
export function PossibleAnswers() {
  const t = useTexts('certificates');

  return (
    <Stack>
      {explained.map((answer) => (
        <VerdictFrame key={answer} answer={answer} title={t(`answer_${answer}`)} text={t(`means_${answer}`)} />
      ))}
    </Stack>
  );
}
