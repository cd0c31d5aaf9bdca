import type { HealthReport } from '#contract/areas/health/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import desk from '../desk.module.css';

export function Versions({ version }: Pick<HealthReport, 'version'>) {
  const t = useTexts('desk_health');
  const dates = useDates();
  const { started_at: started } = version;

  return (
    <section className={desk.part} aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      <DefinitionList
        items={[
          { term: 'Mestria', value: version.site },
          { term: 'Node', value: version.node },
          { term: 'PostgreSQL', value: version.database || '–' },
          { term: t('last_migration'), value: version.last_migration || '–' },
          { term: t('running_since'), value: started ? `${dates.dayOfYear(started)}, ${dates.time(started)}` : '–' },
        ]}
      />
    </section>
  );
}
