import { useTexts } from '#web/shared/texts/texts.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassTab } from '#contract/areas/classroom/values.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { nextStepOf } from './model/next-step.ts';
import { whyOf } from './model/why.ts';
import { StepLink } from './step-link.tsx';

type WhyClosedProps = { classroom: Classroom; tab: ClassTab; orderId: number | null };

/** What a tab does not show, why, and the way to change it; nothing where all of it is shown. */
export function WhyClosed({ classroom, tab, orderId }: WhyClosedProps) {
  const t = useTexts('classroom');
  const shown = classroom.tabs.find((each) => each.tab === tab);
  if (!shown?.because) return null;
  const { title, words, hasStep } = whyOf(tab, shown.because);
  const step = nextStepOf(classroom);
  const action = hasStep && (
    <StepLink step={step} classroom={classroom} orderId={orderId} quiet={shown.access !== 'closed'}>
      {t(`next_${step}_action`)}
    </StepLink>
  );

  if (shown.access === 'closed') {
    return (
      <EmptyState panel title={t(title)} actions={action}>
        {t(words)}
      </EmptyState>
    );
  }
  return (
    <Alert title={t(title)}>
      <p>{t(words)}</p>
      {action && <Row>{action}</Row>}
    </Alert>
  );
}
