import { useId, useState } from 'react';
import type { AttemptFile, OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { answerFileTypes, largestAnswerFileBytes, mostAnswerFiles } from '#contract/learning/assessments/values.ts';
import { sendFile } from '#web/shared/api/send-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from '../assessment.module.css';
import type { QuestionProps } from './question-props.ts';
import { Rubric } from './rubric.tsx';

const accept = answerFileTypes.map((type) => `.${type}`).join(',');

/** Uploaded when it is chosen, which needs a connection. */
export function FileQuestion({ attempt, question, value, onChange }: QuestionProps<'file'>) {
  const t = useTexts('assessment');
  const { locale } = useVisitor();
  const fieldId = useId();
  const { busy, errors, send, refuse } = useSending();
  const { names, add } = useNames(attempt);
  const ids = Array.isArray(value) ? value : [];
  const change = (next: string[]) => onChange(next.length > 0 ? next : null);
  const remove = (id: string) => {
    change(ids.filter((one) => one !== id));
    // The button that had the focus is gone with the file.
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  };
  const choose = ([file]: File[]) => {
    if (!file) return;
    const problem = fileProblem(file, { accept: `${accept},.jpeg`, maxBytes: largestAnswerFileBytes });
    if (problem) return refuse([{ message: t(`file_${problem}`) }]);
    void send(async () => {
      const { data } = await sendFile<{ data: [AttemptFile] }>({
        path: '/attempt-files/upload',
        fields: { attempt_id: attempt.id, question_id: question.id, file },
      });
      add(data[0]);
      change([...ids, String(data[0].id)]);
    });
  };

  return (
    <>
      <Rubric of={question.rubric} />
      <ul className={styles.files}>
        {ids.map((id) => (
          <li key={id}>
            <DownloadFile path={`/attempt-files/${id}`} name={names[id] ?? id}>
              {names[id] ?? id}
            </DownloadFile>
            <Button variant="quiet" small onPress={() => remove(id)}>
              {t('remove_file', { name: names[id] ?? id })}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < mostAnswerFiles && (
        <FileField
          id={fieldId}
          addsFiles
          name={question.id}
          label={t('your_file')}
          chooseLabel={t(ids.length === 0 ? 'choose_file' : 'choose_another_file')}
          locale={locale}
          accept={accept}
          help={t('file_help')}
          error={errors[0]?.message}
          onFiles={choose}
        />
      )}
      <p role="status" className={styles.soft}>
        {busy ? t('file_sending') : ''}
      </p>
    </>
  );
}

function useNames({ files }: OpenedAttempt) {
  const [added, setAdded] = useState<readonly AttemptFile[]>([]);
  const names = Object.fromEntries([...files, ...added].map(({ id, name }) => [String(id), name]));
  return { names, add: (file: AttemptFile) => setAdded((all) => [...all, file]) };
}
