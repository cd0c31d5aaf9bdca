import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassLearner } from '#contract/learning/assessments/grading.ts';
import { api } from '#web/shared/api/api.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import styles from '../assessment.module.css';
import { learnersPerPage, learnersQuery } from './trainer-queries.ts';
import { useGrading } from './use-grading.ts';

const usual = [0, 10, 25, 50, 75, 100];

/** More time in all timed assessments, for those who need it. */
export function ExtraTimes({ classId }: { classId: number }) {
  const t = useTexts('assessment');
  const [page, setPage] = useState(1);
  const query = useQuery(learnersQuery(classId, page));

  return (
    <Disclosures>
      <Disclosure title={t('extra_times')}>
        <p>{t('extra_times_words')}</p>
        <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
          {({ results, total }) => (
            <Stack>
              <div className={styles.points}>
                {total === 0 && <p>{t('nobody')}</p>}
                {results.map((learner) => (
                  <ExtraTime key={learner.enrollment_id} learner={learner} />
                ))}
              </div>
              <PageSteps page={page} total={total} perPage={learnersPerPage} onPage={setPage} />
            </Stack>
          )}
        </Loaded>
      </Disclosure>
    </Disclosures>
  );
}

function ExtraTime({ learner }: { learner: ClassLearner }) {
  const t = useTexts('assessment');
  const { errors, change } = useGrading();
  const { enrollment_id, extra_time_percent: own, person } = learner;
  const set = (percent: number) =>
    change(
      () => api().assessments.setExtraTime({ data: [{ enrollment_id, percent }] }),
      t('extra_time_set', { name: person.name, percent }),
    );

  return (
    <>
      <CommandErrors errors={errors} />
      <SelectField
        label={person.name}
        value={own}
        onChange={({ currentTarget }) => void set(Number(currentTarget.value))}
      >
        {[...new Set([...usual, own])]
          .toSorted((one, other) => one - other)
          .map((percent) => (
            <option key={percent} value={percent}>
              {percent === 0 ? t('no_extra_time') : t('extra_time', { percent })}
            </option>
          ))}
      </SelectField>
    </>
  );
}
