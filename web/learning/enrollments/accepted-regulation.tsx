import { Download } from 'lucide-react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { readRegulation } from './read-regulation.ts';

export function AcceptedRegulation({ enrollment }: { enrollment: Enrollment }) {
  const { regulation_accepted_at: acceptedAt, class: run } = enrollment;
  const t = useTexts('my_courses');
  const { fullDay } = useDates();
  const { busy, send } = useSending();
  if (!acceptedAt) return null;

  const read = async () => {
    if (!(await send(() => readRegulation(enrollment)))) notify({ kind: 'error', messages: t('regulation_not_read') });
  };
  return (
    <Button variant="quiet" small busy={busy} onPress={() => void read()}>
      <Icon of={Download} />
      {t('regulation_accepted', { day: fullDay(acceptedAt, run.tz) })}
    </Button>
  );
}
