import { useQuery } from '@tanstack/react-query';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassResource } from '#contract/areas/classroom/resources.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import styles from './class-resources.module.css';
import { resourcesQuery } from './classroom-queries.ts';
import { RemoveResource } from './remove-resource.tsx';
import { ShareFile } from './share-file.tsx';

/** The files of a class; trainers and staff share and remove them here. */
export function ClassResources({ classroom }: { classroom: Classroom }) {
  const t = useTexts('classroom');
  const query = useQuery(resourcesQuery(classroom.id));
  const manages = classroom.roles.includes('trainer') || classroom.roles.includes('administrator');

  return (
    <Stack wide>
      <h2>{t('tab_resources')}</h2>
      {manages && <ShareFile classId={classroom.id} />}
      <Loaded query={query} loading={t('resources_loading')} failed={t('resources_failed')} rows={4}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState panel title={t('no_resources')}>
              {t(manages ? 'no_resources_manager' : 'no_resources_words')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {results.map((resource) => (
                <Resource key={resource.id} resource={resource} tz={classroom.tz} manages={manages} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}

type ResourceProps = { resource: ClassResource; tz: string; manages: boolean };

function Resource({ resource, tz, manages }: ResourceProps) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { id, title, category, file_name: name, byte_size, visible_from, is_visible, created_at } = resource;

  return (
    <li>
      <div>
        <strong>{title}</strong>
        <small>
          {t(`category_${category}`)} · {fileSizeText(byte_size, locale)} · {fullDay(created_at, tz)}
        </small>
        {!is_visible && visible_from && (
          <Badge tone="wait">{t('resource_from', { day: fullDay(visible_from, tz) })}</Badge>
        )}
      </div>
      <Row>
        <DownloadFile path={`/class-resources/${id}/file`} name={name} variant="secondary">
          {t('resource_download')}
          <Hidden>: {title}</Hidden>
        </DownloadFile>
        {manages && <RemoveResource resource={resource} />}
      </Row>
    </li>
  );
}
