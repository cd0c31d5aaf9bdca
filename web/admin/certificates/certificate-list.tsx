import { certificateStates } from '#contract/learning/certificates/values.ts';
import type { CertificateRecord, CertificateRecordFilter } from '#contract/learning/certificates/staff.ts';
import { certificateTypes } from '#contract/offer/catalogue/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted, NoBreak } from '#web/shared/ui/layout.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DaysFilter, DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { ListPage } from '../frame/list/list-page.tsx';
import plain from '../frame/list/plain-list.module.css';
import { CertificateState } from './certificate-state.tsx';
import { CertificateTabs } from './certificate-tabs.tsx';
import { DownloadChosen } from './download-chosen.tsx';
import { certificates, type CertificateSort } from './noun.ts';

/** All certificates, of whichever state. */
export function CertificateList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_certificates');
  const words = {
    title: t('title'),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count: number) => t('count', { count }),
  };
  const days: DaysFilter<CertificateRecordFilter> = {
    from: t('from'),
    to: t('to'),
    toFilter: (moments) => ({ issued_at: moments }),
  };

  return (
    <ListPage
      noun={certificates}
      name={{ head: t('number'), sort: 'number' }}
      columns={useColumns()}
      filters={useFilters()}
      verbs={[]}
      words={words}
      search={search}
      days={days}
      top={
        <div className={plain.tabs}>
          <CertificateTabs open="certificates" />
        </div>
      }
      actsOfChosen={actsOfChosen}
    />
  );
}

function actsOfChosen(chosen: readonly CertificateRecord[]) {
  return <DownloadChosen chosen={chosen} />;
}

function useColumns(): readonly Column<CertificateRecord, CertificateSort>[] {
  const t = useTexts('desk_certificates');
  const words = useTexts('certificates');
  const dates = useDates();

  return [
    { head: t('holder'), cell: ({ holder_name: name }) => name, sort: 'holder_name', isLong: true },
    { head: t('course'), cell: ({ course_title: title }) => title, sort: 'course_title', isLong: true, rank: 3 },
    { head: t('class'), cell: ({ class_code: code }) => code, sort: 'class_code', rank: 1, isMinor: true },
    { head: t('type'), cell: ({ type }) => words(`type_${type}`), sort: 'type', rank: 1, isMinor: true },
    {
      head: t('issued'),
      cell: ({ issued_on: on }) => <NoBreak>{dates.dayOfYear(on)}</NoBreak>,
      sort: 'issued_at',
      rank: 2,
    },
    {
      head: t('valid_until'),
      cell: ({ valid_until: until }) =>
        until === null ? <Muted>{t('for_ever')}</Muted> : <NoBreak>{dates.dayOfYear(until)}</NoBreak>,
      sort: 'valid_until',
      rank: 2,
      isMinor: true,
    },
    { head: t('state'), cell: (certificate) => <CertificateState certificate={certificate} />, sort: 'status' },
  ];
}

function useFilters(): readonly DeskFilter<CertificateRecordFilter>[] {
  const t = useTexts('desk_certificates');
  const words = useTexts('certificates');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: certificateStates.map((key) => ({ key, name: words(`standing_${key}`) })),
      toFilter: (value) => {
        const state = certificateStates.find((one) => one === value);
        return state ? { state } : {};
      },
    },
    {
      name: 'type',
      label: t('type'),
      none: t('any_type'),
      choices: certificateTypes.map((key) => ({ key, name: words(`type_${key}`) })),
      toFilter: (value) => {
        const type = certificateTypes.find((one) => one === value);
        return type ? { type } : {};
      },
    },
  ];
}
