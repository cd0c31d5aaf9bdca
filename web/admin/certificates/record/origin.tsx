import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { useRecordPath } from '../../frame/open-areas.ts';
import { Part } from '../../frame/record/part.tsx';
import { certificates } from '../noun.ts';

/** Whose it is, what it was issued for, and where anyone can verify it. */
export function Origin({ certificate }: { certificate: CertificateRecord }) {
  const t = useTexts('desk_certificates');
  const { holder_name, user_id, course_id, course_title, class_id, class_code } = certificate;
  const { organization, replaces, check_url } = certificate;
  const facts = [
    {
      term: t('holder'),
      value:
        user_id === null ? holder_name : <NounLink record={{ noun: 'users', id: user_id }}>{holder_name}</NounLink>,
    },
    { term: t('course'), value: <NounLink record={{ noun: 'courses', id: course_id }}>{course_title}</NounLink> },
    { term: t('class'), value: <NounLink record={{ noun: 'classes', id: class_id }}>{class_code}</NounLink> },
    { term: t('enrollment'), value: <Enrollment certificate={certificate} /> },
    organization && {
      term: t('organization'),
      value: <NounLink record={{ noun: 'organizations', id: organization.id }}>{organization.name}</NounLink>,
    },
    replaces && {
      term: t('replaces'),
      value: <NounLink record={{ noun: certificates.name, id: replaces.id }}>{replaces.number}</NounLink>,
    },
    { term: t('check_address'), value: <a href={new URL(check_url).pathname}>{check_url}</a> },
  ];

  return (
    <Part id="origin" title={t('part_origin')}>
      <DefinitionList items={facts.filter((fact) => fact !== null)} />
    </Part>
  );
}

/** Enrollments have no pages of their own: they stand among the people of their class. */
function Enrollment({ certificate: { class_id: id, enrollment_id } }: { certificate: CertificateRecord }) {
  const t = useTexts('desk_certificates');
  const classPath = useRecordPath()({ noun: 'classes', id });
  const name = t('enrollment_number', { id: String(enrollment_id) });

  return classPath === undefined ? name : <DeskLink to={`${classPath}/people`}>{name}</DeskLink>;
}
