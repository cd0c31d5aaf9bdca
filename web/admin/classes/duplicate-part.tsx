import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import desk from '../desk.module.css';
import { useRefresh } from '../frame/use-records.ts';
import type { OpenClass } from './class-part.tsx';
import { classes } from './noun.ts';

/** The same class on other dates. */
export function DuplicatePart({ row }: { row: OpenClass }) {
  const t = useTexts('desk_classes');
  const navigate = useNavigate();
  const refresh = useRefresh(classes);
  const { busy, errors, attempt, errorOf, send } = useSending();
  const [typed, setTyped] = useState({ code: '', day: '', hasLessons: row.lesson_count > 0 });
  const isDated = row.start_at !== null;

  async function duplicate(): Promise<void> {
    await send(async () => {
      const first_day = isDated && typed.day ? typed.day : null;
      const copy = { class_id: row.id, code: typed.code, first_day, has_lessons: typed.hasLessons };
      const { data } = await api().classes.duplicateClass({ data: [copy] });
      notify({ kind: 'success', messages: t('duplicated', { code: typed.code }) });
      await refresh();
      await navigate({ to: '/admin/$', params: { _splat: `${classes.name}/${data[0].id}` } });
    });
  }

  return (
    <section className={desk.part} aria-labelledby="duplicate">
      <h2 id="duplicate">{t('part_duplicate')}</h2>
      <p>{t('duplicate_text')}</p>
      <div className={desk.form}>
        <Form failed={t('duplicate_failed')} errors={errors} attempt={attempt} onSubmit={duplicate}>
          <TextField
            name="code"
            label={t('code')}
            help={t('duplicate_code_help', { code: row.code })}
            maxLength={40}
            autoComplete="off"
            value={typed.code}
            error={errorOf('code')}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
          {isDated && (
            <TextField
              type="date"
              name="first_day"
              label={t('duplicate_first_day')}
              help={t('duplicate_day_help')}
              value={typed.day}
              error={errorOf('first_day')}
              onChange={({ target }) => setTyped({ ...typed, day: target.value })}
            />
          )}
          {row.lesson_count > 0 && (
            <CheckboxField
              label={t('duplicate_lessons', { count: row.lesson_count })}
              help={t('duplicate_lessons_help')}
              checked={typed.hasLessons}
              onChange={({ target }) => setTyped({ ...typed, hasLessons: target.checked })}
            />
          )}
          <div>
            <Button type="submit" busy={busy}>
              {t('duplicate')}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}
