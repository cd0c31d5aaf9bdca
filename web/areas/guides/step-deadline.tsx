import type { PathStep } from '#contract/areas/guides/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { deadlineOf } from './model/deadline-of.ts';

export function StepDeadline({ step, now }: { step: PathStep; now: Date }) {
  const t = useTexts('guides');
  const { fullDay } = useDates();
  const deadline = deadlineOf(step, now);

  if (!deadline) return <p>{t('own_pace')}</p>;
  const day = fullDay(deadline.at, deadline.tz);
  return <p>{deadline.isPast ? <Badge tone="bad">{t('overdue_since', { day })}</Badge> : t(deadline.kind, { day })}</p>;
}
