import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  largestResourceBytes,
  longestResourceTitle,
  resourceCategories,
  resourceMimes,
} from '#contract/areas/classroom/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { UploadForm, type ErrorOf } from '#web/shared/files/upload-form.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

const limits = { accept: resourceMimes.join(','), maxBytes: largestResourceBytes };

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

const resourceFields = (errorOf: ErrorOf) => <ResourceFields errorOf={errorOf} />;

type ShareFormProps = { classId: number; onDone: () => void };

function ShareForm({ classId, onDone }: ShareFormProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const sent = () => {
    notify({ kind: 'success', messages: t('shared') });
    onDone();
    void client.invalidateQueries({ queryKey: queries().classroom.retrieveClassResources.key() });
  };

  return (
    <UploadForm
      path="/class-resources/upload"
      fields={({ text }) => ({
        class_id: classId,
        title: text('title') || undefined,
        category: text('category') || undefined,
        visible_on: text('visible_on') || undefined,
      })}
      limits={limits}
      texts={{
        failed: t('share_failed'),
        label: t('share_file'),
        help: t('share_file_help'),
        choose: t('share_choose'),
        missing: t('share_file_missing'),
        type: t('share_file_type'),
        size: t('share_file_size'),
        sending: t('share_sending'),
        send: t('share_send'),
        cancel: t('cancel'),
      }}
      below={resourceFields}
      onSent={sent}
      onCancel={onDone}
    />
  );
}

function ResourceFields({ errorOf }: { errorOf: ErrorOf }) {
  const t = useTexts('classroom');

  return (
    <>
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
    </>
  );
}
