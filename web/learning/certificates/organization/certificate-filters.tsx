import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilterField, ListFilters } from '#web/shared/lists/list-filters.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import {
  certificateGroups,
  certificateSorts,
  readOurCertificatesSearch,
  type OurCertificatesSearch,
} from '../model/our-certificates-search.ts';
import { certifiedCoursesQuery, departmentsQuery } from './our-certificate-queries.ts';

type CertificateFiltersProps = { organizationId: number; search: OurCertificatesSearch };

export function CertificateFilters({ organizationId, search }: CertificateFiltersProps) {
  const t = useTexts('our_certificates');
  const narrow = useNarrow(search);
  const departments = useQuery(departmentsQuery(organizationId)).data?.results ?? [];

  return (
    <ListFilters
      landmark={t('search_here')}
      label={t('search')}
      action="/profile/our-certificates"
      search={search.search}
      onSearch={(words) => narrow({ search: words })}
    >
      <FilterField
        label={t('state')}
        none={t('all')}
        value={search.state}
        choices={certificateGroups.map((key) => ({ key, name: t(`state_${key}`) }))}
        onChange={(state) => narrow({ state })}
      />
      <FilterField
        label={t('course')}
        none={t('all')}
        value={search.course === undefined ? '' : String(search.course)}
        unknown={t('one_course')}
        choices={useCourses(organizationId)}
        onChange={(course) => narrow({ course })}
      />
      <FilterField
        label={t('department')}
        none={t('all')}
        value={search.department}
        choices={departments.flatMap(({ name }) => (name ? [{ key: name, name }] : []))}
        onChange={(department) => narrow({ department })}
      />
      <FilterField
        label={t('sort')}
        value={search.sort ?? 'expiry'}
        choices={certificateSorts.map((key) => ({ key, name: t(`sort_${key}`) }))}
        onChange={(sort) => narrow({ sort })}
      />
    </ListFilters>
  );
}

function useCourses(organizationId: number): { key: string; name: string }[] {
  const t = useTexts('our_certificates');
  const { data } = useQuery(certifiedCoursesQuery(organizationId));
  const courses = (data?.results ?? []).map(({ course_id, title, certificates }) => ({
    key: String(course_id),
    name: t('choice_of', { name: title, count: certificates }),
  }));
  return courses.toSorted((one, other) => one.name.localeCompare(other.name));
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
