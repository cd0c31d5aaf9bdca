import { useQuery } from '@tanstack/react-query';
import { Check, Send } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import type { Assessment, GradeRow } from '#contract/learning/grades/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import type { GradedClass } from './graded-class.ts';
import { peoplePerSheet, sheetQuery } from './grade-queries.ts';
import { changesIn } from './model/grade-changes.ts';
import { useFigure } from './use-figure.ts';
import { useGradeCommand } from './use-grade-command.ts';
import styles from './grades.module.css';

type Graded = Assessment & { id: number; tally: NonNullable<Assessment['tally']> };
type GradeSheetProps = { of: GradedClass; assessment: Graded };

/** A list of people with a field for the grade of each. */
export function GradeSheet({ of, assessment }: GradeSheetProps) {
  const t = useTexts('grades');
  const [page, setPage] = useState(1);
  const query = useQuery(sheetQuery({ classId: of.id, assessmentId: assessment.id, page }));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ results, total }) =>
        total === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <>
            <Sheet key={page} of={of} assessment={assessment} rows={results} />
            <PageSteps page={page} total={total} perPage={peoplePerSheet} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}

function Sheet({ of, assessment, rows }: GradeSheetProps & { rows: readonly GradeRow[] }) {
  const t = useTexts('grades');
  const helpId = useId();
  const { typed, setTyped, wrong, saving, save } = useSheet(of.id, assessment.id, rows);
  const hasTyped = Object.keys(typed).length > 0;

  return (
    <form className={styles.marks} noValidate onSubmit={save}>
      <CommandErrors errors={saving.errors} />
      <ol>
        {rows.map((row) => (
          <Mark
            key={row.enrollment_id}
            row={row}
            isLocked={of.isOver}
            helpId={helpId}
            typed={typed[row.enrollment_id]}
            isWrong={wrong.includes(row.enrollment_id)}
            onType={(text) => setTyped({ ...typed, [row.enrollment_id]: text })}
          />
        ))}
      </ol>
      <p id={helpId} className={styles.help}>
        {t('sheet_help')}
      </p>
      {!of.isOver && (
        <Row>
          <Button type="submit" variant="secondary" busy={saving.busy} disabled={!hasTyped}>
            <Icon of={Check} />
            {t('save')}
          </Button>
          <Publish classId={of.id} assessment={assessment} hasUnsaved={hasTyped} />
        </Row>
      )}
    </form>
  );
}

/** What is typed stays until it is stored. */
function useSheet(classId: number, assessmentId: number, rows: readonly GradeRow[]) {
  const t = useTexts('grades');
  const saving = useGradeCommand();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [wrong, setWrong] = useState<number[]>([]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const cells = rows.map(({ enrollment_id, cells: [cell] }) => ({
      enrollmentId: enrollment_id,
      grade: cell?.grade ?? null,
      version: cell?.version ?? 0,
    }));
    const match = changesIn(cells, typed);
    setWrong(match.wrong);
    if (match.wrong.length > 0) return saving.refuse([{ message: t('grade_wrong', { count: match.wrong.length }) }]);
    if (match.changes.length === 0) return setTyped({});
    const changes = match.changes.map((change) => ({ assessment_id: assessmentId, ...change }));
    const data: [{ class_id: number; cells: typeof changes }] = [{ class_id: classId, cells: changes }];
    if (await saving.change(() => api().grades.recordGrades({ data }), t('saved', { count: changes.length }))) {
      setTyped({});
    }
  }

  return { typed, setTyped, wrong, saving, save: (event: FormEvent) => void save(event) };
}

type MarkProps = {
  row: GradeRow;
  isLocked: boolean;
  helpId: string;
  typed: string | undefined;
  isWrong: boolean;
  onType: (text: string) => void;
};

function Mark({ row: { person, cells }, isLocked, helpId, typed, isWrong, onType }: MarkProps) {
  const t = useTexts('grades');
  const figure = useFigure();
  const id = useId();
  const { grade = null, published_grade: seen = null, status = null } = cells[0] ?? {};
  const stored = grade === null ? '' : figure.grade(grade);

  return (
    <li>
      <label htmlFor={id}>
        {person.name}
        {status === 'draft' && seen !== null && <small>{t('learner_sees', { grade: figure.grade(seen) })}</small>}
      </label>
      <span className={styles.of}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          placeholder="–"
          readOnly={isLocked}
          value={typed ?? stored}
          aria-describedby={helpId}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onType(target.value)}
        />
        <span aria-hidden="true">/ 20</span>
      </span>
    </li>
  );
}

function Publish({ classId, assessment, hasUnsaved }: { classId: number; assessment: Graded; hasUnsaved: boolean }) {
  const t = useTexts('grades');
  const { busy, errors, change } = useGradeCommand();
  const { tally, title, id } = assessment;
  const isPossible = tally.unpublished > 0 && !hasUnsaved;
  const missing = tally.people - tally.graded;

  return (
    <>
      <CommandErrors errors={errors} />
      <Button
        busy={busy}
        disabled={!isPossible}
        onPress={() =>
          void change(
            () => api().grades.publishGrades({ data: [{ class_id: classId, assessment_ids: [id] }] }),
            t('published', { title }),
          )
        }
      >
        <Icon of={Send} />
        {t('publish')}
        <Hidden>: {title}</Hidden>
      </Button>
      <span className={styles.help}>
        {hasUnsaved ? t('save_first') : missing > 0 ? t('missing', { count: missing }) : ''}
      </span>
    </>
  );
}
