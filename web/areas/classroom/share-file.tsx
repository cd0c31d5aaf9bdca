import { useQueryClient } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import {
  largestResourceBytes,
  longestResourceTitle,
  resourceCategories,
  resourceMimes,
} from '#contract/areas/classroom/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { sendForm } from '#web/shared/api/send-form.ts';
import { useFileUpload } from '#web/shared/api/use-file-upload.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

const accept = resourceMimes.join(',');

export function ShareFile({ classId }: { classId: number }) {
  const t = useTexts('classroom');
  const [isOpen, setIsOpen] = useState<boolean>();

  return (
    <InPlace open={isOpen} form={<ShareForm classId={classId} onDone={() => setIsOpen(false)} />}>
      <Row>
        <Button variant="secondary" onPress={() => setIsOpen(true)}>
          <Icon of={Plus} />
          {t('share')}
        </Button>
      </Row>
    </InPlace>
  );
}

type ShareFormProps = { classId: number; onDone: () => void };

function ShareForm({ classId, onDone }: ShareFormProps) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { percent, busy, errors, attempt, errorOf, choose, submit } = useSharing({ classId, onDone });

  return (
    <Form failed={t('share_failed')} errors={errors} attempt={attempt} onSubmit={submit}>
      <FileField
        name="file"
        label={t('share_file')}
        help={t('share_file_help')}
        accept={accept}
        chooseLabel={t('share_choose')}
        locale={locale}
        error={errorOf('file')}
        onFiles={choose}
      />
      <TextField
        name="title"
        label={t('share_title')}
        optional={t('optional')}
        help={t('share_title_help')}
        maxLength={longestResourceTitle}
        error={errorOf('title')}
      />
      <SelectField name="category" label={t('share_category')} error={errorOf('category')}>
        {resourceCategories.map((category) => (
          <option key={category} value={category}>
            {t(`category_${category}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        name="visible_on"
        label={t('share_from')}
        optional={t('optional')}
        help={t('share_from_help')}
        error={errorOf('visible_on')}
      />
      {percent !== undefined && <ProgressBar percent={percent} label={t('share_sending')} figure={`${percent}%`} />}
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Send} />
          {t('share_send')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function useSharing({ classId, onDone }: ShareFormProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { file, refuse, upload, ...uploading } = useFileUpload({
    accept,
    maxBytes: largestResourceBytes,
    problemText: (problem) => t(`share_file_${problem}`),
  });

  async function submit({ text }: Typed): Promise<void> {
    if (!file) return refuse([{ field: 'file', message: t('share_file_missing') }]);
    const form = new FormData();
    form.set('class_id', String(classId));
    for (const name of ['title', 'category', 'visible_on']) if (text(name)) form.set(name, text(name));
    form.set('file', file);
    if (!(await upload((onProgress) => sendForm({ path: '/class-resources/upload', form, onProgress })))) return;
    notify({ kind: 'success', messages: t('shared') });
    onDone();
    await client.invalidateQueries({ queryKey: queries().classroom.retrieveClassResources.key() });
  }

  return { ...uploading, submit };
}
