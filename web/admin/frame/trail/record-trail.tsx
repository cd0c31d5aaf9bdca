import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { TrailEntries } from './trail-entries.tsx';
import { trailQuery } from './trail-query.ts';

export type RecordTrailProps = {
  /** A person is two records, of a user and of personal data. */
  records: readonly { noun: string; id: number }[];
  /** Loads it again when it changes. */
  version?: number;
  title?: string;
};

const shown = 8;

/** The last entries of the audit trail about a record. */
export function RecordTrail({ records, version = 0, title }: RecordTrailProps) {
  const t = useTexts('desk_trail');
  const id = useId();
  const trail = trailQuery({ record: [...records] }, { number: 1, size: shown });
  const query = useQuery({ ...trail, queryKey: [...trail.queryKey, version], staleTime: 0 });
  const address = records.map(({ noun, id: of }) => `${noun}/${of}`).join(' ');

  return (
    <section className={desk.part} aria-labelledby={id}>
      <h2 id={id}>{title ?? t('title')}</h2>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')}>
        {({ results, total }) => (
          <>
            {total === 0 ? <p>{t('none')}</p> : <TrailEntries label={title ?? t('title')} entries={results} />}
            {total > results.length && (
              <p>
                <DeskLink to="audit" search={{ record: address }}>
                  {t('whole')}
                </DeskLink>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
