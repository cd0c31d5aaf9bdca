import type { ReactNode } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { PlaceLinks } from '#web/shared/page/place-links.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { DefinitionList, type Definition } from '#web/shared/ui/definition-list.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { WithAside } from '#web/shared/ui/page.tsx';
import { Price } from '#web/shared/ui/price.tsx';
import { useClassroomWords } from './classroom-words.ts';
import { nextStepOf } from './model/next-step.ts';
import { StepLink } from './step-link.tsx';
import styles from './general-info.module.css';

type GeneralInfoProps = {
  classroom: Classroom;
  orderId: number | null;
  /** The next lesson and content of a learner. */
  ahead: ReactNode;
};

export function GeneralInfo({ classroom, orderId, ahead }: GeneralInfoProps) {
  const t = useTexts('classroom');

  return (
    <WithAside aside={<Next classroom={classroom} orderId={orderId} ahead={ahead} />}>
      <Stack wide>
        <section aria-labelledby="class-facts">
          <h2 id="class-facts" className={styles.title}>
            {t('tab_general')}
          </h2>
          <Facts classroom={classroom} />
        </section>
        <Trainers of={classroom.trainers} />
      </Stack>
    </WithAside>
  );
}

function Next({ classroom, orderId, ahead }: GeneralInfoProps) {
  const t = useTexts('classroom');
  const money = useMoney();
  const step = nextStepOf(classroom);
  const { price } = classroom.course;

  return (
    <Panel title={t(`next_${step}`)}>
      <Stack>
        {step === 'buy' && price && <Amount {...money(price)} />}
        {step === 'learn' && ahead ? ahead : <p>{t(`next_${step}_words`)}</p>}
        <Row>
          <StepLink step={step} classroom={classroom} orderId={orderId}>
            {t(`next_${step}_action`)}
          </StepLink>
        </Row>
      </Stack>
    </Panel>
  );
}

function Amount({ amount, symbol, isSymbolFirst }: ReturnType<ReturnType<typeof useMoney>>) {
  return (
    <p>
      <Price large amount={amount} currency={symbol} isSymbolFirst={isSymbolFirst} />
    </p>
  );
}

function Facts({ classroom }: { classroom: Classroom }) {
  const t = useTexts('classroom');
  const { dates, workload, status, placeOf } = useClassroomWords();
  const { fullDay } = useDates();
  const { code, course, type, tz, lesson_count, registration_deadline: until, seats_left, mandatory_files } = classroom;
  const seats = seats_left === null ? t('seats_unlimited') : t('seats_left', { count: seats_left });
  const items: (Definition | false)[] = [
    { term: t('status'), value: status(classroom) },
    { term: t('code'), value: code },
    { term: t('dates'), value: dates(classroom) },
    { term: t('place'), value: <Where classroom={classroom} /> },
    mandatory_files.length > 0 && {
      term: t('will_need'),
      value: mandatory_files.map((each) => t(`file_${each}`)).join(', '),
    },
    type !== 'online' && { term: t('zone'), value: t('hours_of', { place: placeOf(tz) }) },
    course.workload_hours !== null && { term: t('workload'), value: workload(course) },
    lesson_count > 0 && { term: t('lesson_count'), value: lesson_count },
    until !== null && { term: t('deadline'), value: fullDay(until, tz) },
    { term: t('seats'), value: seats },
    course.partner !== null && { term: t('school'), value: course.partner },
  ];

  return <DefinitionList items={items.filter((item) => item !== false)} />;
}

function Where({ classroom }: { classroom: Classroom }) {
  const { place } = useClassroomWords();
  return (
    <>
      {place(classroom)}
      {classroom.lesson_count > 0 && <PlaceLinks of={classroom} classId={classroom.id} />}
    </>
  );
}

function Trainers({ of: trainers }: { of: Classroom['trainers'] }) {
  const t = useTexts('classroom');

  return (
    <section aria-labelledby="class-trainers">
      <h2 id="class-trainers" className={styles.title}>
        {t('trainers', { count: trainers.length })}
      </h2>
      {trainers.length === 0 && <p>{t('no_trainers')}</p>}
      <ul className={styles.people}>
        {trainers.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
