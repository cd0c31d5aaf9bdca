import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import {
  certificateGroups,
  certificateSorts,
  readOurCertificatesSearch,
  type OurCertificatesSearch,
} from '../model/our-certificates-search.ts';
import { certifiedCoursesQuery, departmentsQuery } from './our-certificate-queries.ts';
import styles from './our-certificates.module.css';

type CertificateFiltersProps = { organizationId: number; search: OurCertificatesSearch };

export function CertificateFilters({ organizationId, search }: CertificateFiltersProps) {
  const t = useTexts('our_certificates');
  const shell = useTexts('shell');
  const narrow = useNarrow(search);

  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchBox
          key={search.search}
          landmark={t('search_here')}
          label={t('search')}
          placeholder={t('search')}
          buttonLabel={shell('search')}
          action="/profile/our-certificates"
          defaultValue={search.search}
          maxLength={100}
          onSearch={(words) => narrow({ search: words })}
        />
      </div>
      <SelectField
        label={t('state')}
        value={search.state ?? ''}
        onChange={({ target }) => narrow({ state: target.value })}
      >
        <option value="">{t('all')}</option>
        <Options of={certificateGroups.map((key) => ({ key, name: t(`state_${key}`) }))} />
      </SelectField>
      <CourseFilter organizationId={organizationId} search={search} />
      <DepartmentFilter organizationId={organizationId} search={search} />
      <SelectField
        label={t('sort')}
        value={search.sort ?? 'expiry'}
        onChange={({ target }) => narrow({ sort: target.value })}
      >
        <Options of={certificateSorts.map((key) => ({ key, name: t(`sort_${key}`) }))} />
      </SelectField>
    </div>
  );
}

function CourseFilter({ organizationId, search }: CertificateFiltersProps) {
  const t = useTexts('our_certificates');
  const narrow = useNarrow(search);
  const { data } = useQuery(certifiedCoursesQuery(organizationId));
  const courses = (data?.results ?? [])
    .map(({ course_id, title, certificates }) => ({
      key: String(course_id),
      name: t('choice_of', { name: title, count: certificates }),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const chosen = String(search.course ?? '');
  const isKnown = chosen === '' || courses.some(({ key }) => key === chosen);

  return (
    <SelectField label={t('course')} value={chosen} onChange={({ target }) => narrow({ course: target.value })}>
      <option value="">{t('all')}</option>
      {!isKnown && <option value={chosen}>{t('one_course')}</option>}
      <Options of={courses} />
    </SelectField>
  );
}

function DepartmentFilter({ organizationId, search }: CertificateFiltersProps) {
  const t = useTexts('our_certificates');
  const narrow = useNarrow(search);
  const { data } = useQuery(departmentsQuery(organizationId));
  const names = (data?.results ?? []).flatMap(({ name }) => name || []);
  const { department = '' } = search;
  const all = department === '' || names.includes(department) ? names : [department, ...names];

  return (
    <SelectField
      label={t('department')}
      value={department}
      onChange={({ target }) => narrow({ department: target.value })}
    >
      <option value="">{t('all')}</option>
      <Options of={all.map((name) => ({ key: name, name }))} />
    </SelectField>
  );
}

function useNarrow(search: OurCertificatesSearch): (by: Record<string, string>) => void {
  const navigate = useNavigate();
  return (by) =>
    void navigate({
      to: '/profile/our-certificates',
      search: readOurCertificatesSearch({ ...search, ...by, page: 1 }),
      resetScroll: false,
    });
}
