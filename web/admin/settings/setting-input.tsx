import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../desk-link.tsx';
import { FieldInput } from '../frame/form/field-input.tsx';
import type { FieldInputProps } from '../frame/form/fields.ts';
import { useShownTyped } from '../frame/form/shown-typed.ts';
import { isSame, typedOf } from '../frame/form/typed-values.ts';
import type { RecordFormState } from '../frame/form/use-record-form.ts';
import { settingField, valueIn, type SettingFacts } from './model/setting-fields.ts';
import { hasOwnInput, ownInput } from './own/own-inputs.tsx';
import styles from './settings.module.css';

type SettingInputProps = { setting: SettingFacts; form: RecordFormState };

/** One setting: its control, where its value comes from, and the way back to the default. */
export function SettingInput({ setting, form }: SettingInputProps) {
  const t = useTexts('desk_settings');
  const field = settingField(setting, useHelp(setting));
  const props: FieldInputProps = {
    field,
    typed: form.typed[setting.key],
    row: form.typed,
    errors: form.sending.errors.filter(({ field: of }) => of === setting.key),
    onChange: (value) => form.set(setting.key, value),
    onWaiting: (isWaiting) => form.wait(setting.key, isWaiting),
  };
  const own = ownInput(props);
  const isChanged = form.changed.some(({ name }) => name === setting.key);

  return (
    <li className={classes(styles.setting, setting.kind === 'number' && styles.figure, isChanged && styles.changed)}>
      <div>
        {own ?? <FieldInput {...props} />}
        {own === null && hasOwnInput(setting.key) && <p className={styles.note}>{t('by_hand')}</p>}
        {!setting.is_valid && <Alert tone="warning">{t('breaks_rule', { value: setting.value.slice(0, 200) })}</Alert>}
      </div>
      <Origin setting={setting} form={form} />
    </li>
  );
}

function useHelp({ kind, least, most, explanation }: SettingFacts): string {
  const t = useTexts('desk_settings');
  return kind === 'number' && least !== null && most !== null
    ? `${explanation} ${t('between', { least, most })}`
    : explanation;
}

/** The default, and who changed it when. */
function Origin({ setting, form }: SettingInputProps) {
  const t = useTexts('desk_settings');
  const desk = useTexts('desk');
  const dates = useDates();
  const shown = useShownTyped();
  const { locale } = useVisitor();
  const { key, name, updated_at: at, updated_by: by } = setting;
  const field = settingField(setting);
  const writing = { currencies: [], decimal: locale === 'en-GB' ? '.' : ',' } as const;
  const atFirst = typedOf(valueIn(setting, setting.default), { field, row: {}, writing });
  const isDefault = isSame(form.typed[key], atFirst);

  return (
    <div className={styles.origin}>
      <p>
        {t('at_first', { value: shown.value(field, atFirst) })}{' '}
        {at === null
          ? t('never_changed')
          : t('changed_by', { who: by?.name ?? desk('the_system'), day: dates.dayOfYear(at) })}
      </p>
      <div>
        {!isDefault && (
          <Button
            variant="quiet"
            small
            aria-label={t('to_default_of', { name })}
            onPress={() => form.set(key, atFirst)}
          >
            {t('to_default')}
          </Button>
        )}
        {at !== null && (
          <DeskLink to="settings/changes" search={{ type: key }} aria-label={t('changes_of', { name })}>
            {t('history')}
          </DeskLink>
        )}
      </div>
    </div>
  );
}
