import { useQueryClient } from '@tanstack/react-query';
import { ScanQrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CheckedIn, CheckIn as CheckInInput } from '#contract/learning/attendance/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { asCode, spelled } from './model/code-in-link.ts';

const Scanner = lazy(async () => ({ default: (await import('./scanner.tsx')).Scanner }));

type CheckInProps = {
  classId: number;
  /** The lesson that goes on now. */
  lesson: ClassLesson | undefined;
  /** From the link of a QR code. */
  linked: string | null;
  onDone: () => void;
};

/** How a learner marks their own presence: by the link of the code, by the camera, or by typing the code. */
export function CheckIn({ classId, lesson, linked, onDone }: CheckInProps) {
  const t = useTexts('attendance');
  const { checked, check, ...sending } = useCheckIn(classId, onDone);
  const [isScanning, setIsScanning] = useState(false);
  const [isLinkUsed, setIsLinkUsed] = useState(false);

  async function checkLinked(code: string): Promise<void> {
    await check({ code, how: 'qr' });
    setIsLinkUsed(true);
  }

  if (checked) return <Checked checked={checked} lesson={lesson} />;
  return (
    <Panel title={t('check_in')}>
      {linked !== null && !isLinkUsed ? (
        <Stack>
          <p>{t('linked_words', { code: spelled(linked) })}</p>
          <Row>
            <Button busy={sending.busy} onPress={() => void checkLinked(linked)}>
              {t('check_in_now')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack>
          <CodeForm {...sending} onCode={(code) => check({ code, how: 'code' })} />
          <Row>
            <Button variant="secondary" aria-expanded={isScanning} onPress={() => setIsScanning(!isScanning)}>
              <Icon of={ScanQrCode} />
              {t(isScanning ? 'stop_scan' : 'scan')}
            </Button>
          </Row>
          {isScanning && (
            <Suspense fallback={<SkeletonRows rows={3} label={t('scanner_loading')} />}>
              <Scanner
                classId={classId}
                onCode={(code) => {
                  setIsScanning(false);
                  void check({ code, how: 'qr' });
                }}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </Panel>
  );
}

type CodeFormProps = Pick<ReturnType<typeof useSending>, 'busy' | 'errors' | 'attempt' | 'errorOf' | 'refuse'> & {
  onCode: (code: string) => Promise<void>;
};

function CodeForm({ busy, errors, attempt, errorOf, refuse, onCode }: CodeFormProps) {
  const t = useTexts('attendance');

  return (
    <Form
      failed={t('check_in_failed')}
      errors={errors}
      attempt={attempt}
      onSubmit={({ text }) => {
        const code = asCode(text('code'));
        return code ? onCode(code) : refuse([{ field: 'code', message: t('code_unreadable') }]);
      }}
    >
      <TextField
        name="code"
        label={t('code')}
        help={t('code_help')}
        error={errorOf('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
      />
      <Row>
        <Button type="submit" busy={busy}>
          {t('check_in_now')}
        </Button>
      </Row>
    </Form>
  );
}

function Checked({ checked, lesson }: { checked: CheckedIn; lesson: ClassLesson | undefined }) {
  const t = useTexts('attendance');
  const { day, time } = useDates();
  const { zoneOf } = useClassHours();
  const zone = lesson ? zoneOf(lesson) : undefined;

  return (
    <Alert tone="success" announce title={t('checked')}>
      <p>
        {t('checked_words', {
          state: checked.state,
          minutes: checked.minutes,
          day: day(checked.starts_at, zone),
          time: time(checked.starts_at, zone),
        })}
      </p>
    </Alert>
  );
}

function useCheckIn(classId: number, onDone: () => void) {
  const client = useQueryClient();
  const sending = useSending();
  const [checked, setChecked] = useState<CheckedIn>();

  async function check(input: Pick<CheckInInput, 'code' | 'how'>): Promise<void> {
    const isDone = await sending.send(async () => {
      setChecked((await api().attendance.checkIn({ data: [{ class_id: classId, ...input }] })).data[0]);
    });
    if (!isDone) return;
    onDone();
    const calls = queries();
    const changed = [calls.attendance.retrieveAttendances, calls.enrollments.retrieveEnrollmentStandings];
    await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
  }

  return { ...sending, checked, check };
}
