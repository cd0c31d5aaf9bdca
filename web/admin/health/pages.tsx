import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { HealthReport } from '#contract/areas/health/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import desk from '../desk.module.css';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { Parts } from './parts.tsx';
import { Troubles } from './troubles.tsx';
import { Versions } from './versions.tsx';

const everyMs = 60_000;

/** How the site is: a sentence, what to do, then the parts. */
export function Pages({ place }: PagesProps) {
  const t = useTexts('desk_health');
  const words = useTexts('desk');
  const query = useQuery({ ...queries().health.retrieveHealth.queryOptions({ input: {} }), refetchInterval: everyMs });
  const [report] = query.data?.results ?? [];
  useTitle(`${t('title')} · ${words('title')}`);

  if (place.length > 0) return <NotThere to="health">{t('title')}</NotThere>;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.words}>
          <h1>{t('title')}</h1>
          {report && <State report={report} />}
        </div>
        <Button variant="secondary" busy={query.isFetching} onPress={() => void query.refetch()}>
          <Icon of={RefreshCw} />
          {t('check_now')}
        </Button>
      </div>
      {report ? (
        <Health report={report} />
      ) : query.error ? (
        <NotLoaded query={query} title={words('record_not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonForm fields={6} label={words('loading_record')} />
      )}
    </>
  );
}

function State({ report: { troubles, checked_at } }: { report: HealthReport }) {
  const t = useTexts('desk_health');
  const dates = useDates();

  return (
    <>
      <Badge tone={troubles.length === 0 ? 'good' : 'wait'}>{t('to_look_at', { count: troubles.length })}</Badge>
      <p className={desk.meta} role="status">
        {t('checked_at', { time: dates.time(checked_at) })}
      </p>
    </>
  );
}

function Health({ report }: { report: HealthReport }) {
  return (
    <div className={desk.stack}>
      <Troubles troubles={report.troubles} />
      <Parts report={report} />
      <FailedJobs />
      <Versions version={report.version} />
    </div>
  );
}
