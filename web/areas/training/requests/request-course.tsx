import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useSeatCommand } from '../use-seat-command.ts';

export type Organization = { id: number; name: string };
export type CourseToRequest = { courseId: number; title: string; classId: number };

type RequestCourseProps = {
  organizations: readonly Organization[];
  courses: readonly CourseToRequest[];
  /** The courses that were requested. */
  onRequested: (courseIds: readonly number[]) => Promise<void>;
};

export function RequestCourse({ organizations, courses, onRequested }: RequestCourseProps) {
  const t = useTexts('course_requests');
  const [chosen, setChosen] = useState<Organization | null>(null);

  if (courses.length === 0) return null;
  return (
    <Panel>
      <Stack>
        <p>
          <b>{t('ask_lead')}</b> {t('ask_text')}
        </p>
        <Row>
          {organizations.map((organization) => (
            <Button key={organization.id} variant="secondary" small onPress={() => setChosen(organization)}>
              {t('ask', { organization: organization.name })}
            </Button>
          ))}
        </Row>
      </Stack>
      {chosen && (
        <RequestDialog
          organization={chosen}
          courses={courses}
          onRequested={onRequested}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

const mostNote = 500;

type RequestDialogProps = Omit<RequestCourseProps, 'organizations'> & {
  organization: Organization;
  onClose: () => void;
};

export function RequestDialog({ organization, courses, onRequested, onClose }: RequestDialogProps) {
  const t = useTexts('course_requests');
  const { busy, errors, attempt, errorOf, run } = useSeatCommand();
  const [sent, setSent] = useState<readonly number[]>([]);
  const { id: organization_id, name } = organization;

  /** One call for each course; after a failure only those that are missing are sent again. */
  async function send(note: string): Promise<void> {
    const done = [...sent];
    const isDone = await run(
      async () => {
        for (const { courseId, classId: class_id } of courses.filter((each) => !done.includes(each.courseId))) {
          await api().training.requestCourse({ data: [{ organization_id, class_id, note }] });
          done.push(courseId);
        }
      },
      t('sent', { count: courses.length, organization: name }),
    );
    setSent(done);
    if (isDone) await onRequested(done);
  }

  return (
    <Dialog open title={t('ask_title', { organization: name })} onClose={onClose}>
      <Form failed={t('not_sent')} errors={errors} attempt={attempt} onSubmit={({ text }) => send(text('note').trim())}>
        <ul>
          {courses.map(({ courseId, title }) => (
            <li key={courseId}>{title}</li>
          ))}
        </ul>
        <TextArea
          name="note"
          label={t('note')}
          help={t('note_help')}
          error={errorOf('note')}
          maxLength={mostNote}
          rows={3}
        />
        <Row>
          <Button type="submit" busy={busy}>
            {t('send')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
