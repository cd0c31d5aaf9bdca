import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { otherClassesQuery } from '../class-queries.ts';
import type { OpenClass } from '../class-part.tsx';
import { usePeopleChange } from './use-people-change.ts';

type MoveEnrollmentProps = { row: OpenClass; enrollment: Enrollment; onClose: () => void };

/** Moves somebody to another open class of the course. */
export function MoveEnrollment({ row, enrollment: { id, person }, onClose }: MoveEnrollmentProps) {
  const t = useTexts('desk_classes');
  const { change, sending } = usePeopleChange();
  const others = useOtherClasses(row);
  const [typed, setTyped] = useState('');
  const to = others.find(({ key }) => key === typed) ?? others[0];

  async function move(): Promise<void> {
    if (!to) return;
    const send = () => api().enrollments.transfer({ data: [{ id, class_id: Number(to.key) }] });
    if (await change(send, t('moved', { name: person.name, code: to.code }))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('move_of', { name: person.name })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('move_keep')}
          </Button>
          {to && (
            <Button busy={sending.busy} onPress={() => void move()}>
              {t('move_to', { code: to.code })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <CommandErrors errors={sending.errors} />
        {to ? (
          <>
            <p>{t('move_text')}</p>
            <SelectField label={t('move_class')} value={to.key} onChange={({ target }) => setTyped(target.value)}>
              <Options of={others} />
            </SelectField>
          </>
        ) : (
          <p>{t('move_nowhere')}</p>
        )}
      </Stack>
    </Dialog>
  );
}

function useOtherClasses({ id, course_id: courseId }: OpenClass) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const { data } = useQuery(otherClassesQuery(courseId));

  return (data?.results ?? [])
    .filter((other) => other.id !== id)
    .map(({ id: key, code, start_at: start, tz, taken, capacity }) => {
      const day = start ? dates.dayOfYear(start, tz) : t('free_start');
      const seats = capacity === null ? t('no_limit') : t('seats_of', { taken, capacity });
      return { key: String(key), code, name: `${code} · ${day} · ${seats}` };
    });
}
