import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useItemWords, useMoments } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { FilePreview } from './file-preview.tsx';
import { LoadedEvidence } from './loaded-evidence.tsx';
import styles from '../inbox.module.css';

/** The file beside whom and which class it is for. */
export function EnrollmentFileEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const { detail } = useItemWords(item);
  const moments = useMoments();
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().enrollments.retrieveEnrollmentFiles.queryOptions({ input }));
  const facts = [
    { term: t('document'), value: <strong>{detail}</strong> },
    { term: t('person'), value: item.title },
    { term: t('class'), value: item.class_code },
    { term: t('course'), value: item.course_title },
    item.due_at !== null && { term: t('files_due'), value: moments.text(item.due_at) },
  ].filter((fact) => fact !== false);

  return (
    <LoadedEvidence query={query}>
      {({ id, file }) => (
        <div className={styles.evidence}>
          {file && (
            <FilePreview
              path={`/enrollment-files/${id}/file`}
              name={file.name}
              isPicture={file.mime.startsWith('image/')}
              byteSize={file.byte_size}
            />
          )}
          <div className={styles.facts}>
            <DefinitionList items={facts} />
          </div>
        </div>
      )}
    </LoadedEvidence>
  );
}

export function DocumentEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const { detail } = useItemWords(item);
  const moments = useMoments();
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().people.retrieveStudentDocuments.queryOptions({ input }));
  const facts = [
    { term: t('document'), value: <strong>{detail}</strong> },
    { term: t('person'), value: item.title },
    { term: t('sent_at'), value: moments.text(item.waits_since) },
  ];

  return (
    <LoadedEvidence query={query}>
      {({ id, file_name, mime, byte_size }) => (
        <div className={styles.evidence}>
          <FilePreview
            path={`/student-documents/${id}/file`}
            name={file_name}
            isPicture={mime.startsWith('image/')}
            byteSize={byte_size}
          />
          <div className={styles.facts}>
            <DefinitionList items={facts} />
          </div>
        </div>
      )}
    </LoadedEvidence>
  );
}
