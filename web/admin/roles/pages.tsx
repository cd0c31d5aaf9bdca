import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { GuardUnsaved } from '#web/shared/unsent/unsaved.tsx';
import desk from '../desk.module.css';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { RecordTrailPart } from '../frame/trail/record-trail-part.tsx';
import { RolesForm } from './roles-form.tsx';

export function Pages({ place }: PagesProps) {
  const t = useTexts('desk_roles');

  return place.length > 0 ? <NotThere to="roles">{t('title')}</NotThere> : <Roles />;
}

function Roles() {
  const t = useTexts('desk_roles');
  const texts = useTexts('desk');
  const query = useQuery(queries().identity.retrieveRoles.queryOptions({ input: {} }));
  useTitle(`${t('title')} · ${texts('title')}`);

  return (
    <>
      <div className={desk.head}>
        <div className={desk.words}>
          <h1>{t('title')}</h1>
          <p className={desk.meta}>{t('lead')}</p>
        </div>
      </div>
      {query.data ? (
        <GuardUnsaved text="on_device">
          <RolesForm roles={query.data.results}>
            <RecordTrailPart
              records={query.data.results.map(({ id }) => ({ noun: 'roles', id }))}
              version={query.data.results.reduce((sum, { version }) => sum + version, 0)}
            />
          </RolesForm>
        </GuardUnsaved>
      ) : query.error ? (
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonForm fields={8} label={texts('loading_record')} />
      )}
    </>
  );
}
