import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { otherClassesQuery } from './classroom-queries.ts';
import { useClassroomWords } from './classroom-words.ts';
import { TransferDialog } from './transfer-dialog.tsx';

type OtherClassesProps = { classroom: Classroom; enrollmentId: number };

export function OtherClasses({ classroom, enrollmentId }: OtherClassesProps) {
  const t = useTexts('classroom');
  const query = useQuery(otherClassesQuery(classroom.course.id));

  return (
    <Loaded query={query} loading={t('transfer_loading')} failed={t('transfer_failed')} rows={3}>
      {({ results }) => {
        const others = results.filter(({ id }) => id !== classroom.id);
        if (others.length === 0) {
          return (
            <EmptyState panel title={t('transfer_none')}>
              {t('transfer_none_words')}
            </EmptyState>
          );
        }
        return <Choice classes={others} from={classroom} enrollmentId={enrollmentId} />;
      }}
    </Loaded>
  );
}

type ChoiceProps = { classes: readonly ClassCard[]; from: Classroom; enrollmentId: number };

function Choice({ classes, from, enrollmentId }: ChoiceProps) {
  const t = useTexts('classroom');
  const { dates, place } = useClassroomWords();
  const [chosenId, setChosenId] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const chosen = classes.find(({ id }) => id === chosenId);
  const seats = ({ seats_left: remaining }: ClassCard) =>
    remaining === null ? t('transfer_no_limit') : t('transfer_seats', { count: remaining });

  return (
    <Stack>
      <RadioCards
        legend={t('transfer_choose')}
        name="class"
        value={chosenId}
        onChange={setChosenId}
        cards={classes.map((each) => ({
          value: each.id,
          title: dates(each),
          text: [place(each), each.code, seats(each)].filter(Boolean).join(' · '),
        }))}
      />
      <Row>
        <Button variant="secondary" disabled={!chosen} onPress={() => setIsAsking(true)}>
          {t('transfer_to')}
        </Button>
      </Row>
      {chosen && (
        <TransferDialog open={isAsking} from={from} to={chosen} id={enrollmentId} onClose={() => setIsAsking(false)} />
      )}
    </Stack>
  );
}
