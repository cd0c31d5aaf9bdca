import { useEffect, useRef, useState } from 'react';
import type * as accentRules from '#contract/rules/accent-color.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { textIn, type FieldInputProps } from '../../frame/form/fields.ts';
import styles from './own-inputs.module.css';

/** What the choice of the browser begins with: the green of the site. */
const usual = '#0f5a41';
const whole = /^#[\da-f]{6}$/i;

type Rules = typeof accentRules;

/** A colour as text and by the choice of the browser, with how it looks and whether it can be read. */
export function AccentInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const t = useTexts('desk_settings');
  const accent = textIn(typed).trim();
  const rules = useRules();
  const isPale = rules !== undefined && whole.test(accent) && !rules.isAccentColor(accent);

  return (
    <div className={styles.accent}>
      <TextField
        name={name}
        label={label}
        help={help}
        placeholder={usual}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        error={isPale ? t('accent_too_light') : errors.map(({ message }) => message)}
        value={textIn(typed)}
        onChange={({ target }) => onChange(target.value)}
      />
      <label>
        <input
          type="color"
          value={whole.test(accent) ? accent.toLowerCase() : usual}
          onChange={({ target }) => onChange(target.value)}
        />
        {t('choose_accent')}
      </label>
      {rules?.isAccentColor(accent) && <Sample css={rules.accentStyle(accent)} />}
    </div>
  );
}

/** Loaded when a person comes here, since no other page of the desk computes colours. */
function useRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    void import('#contract/rules/accent-color.ts').then(setRules);
  }, []);
  return rules;
}

/** By day and by night. The declarations are set by script, because the content policy allows no style attribute. */
function Sample({ css }: { css: string }) {
  const t = useTexts('desk_settings');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const [, token = '', value = ''] of css.matchAll(/(--[\w-]+):(light-dark\([^)]*\))/g))
      root.current?.style.setProperty(token, value);
  }, [css]);

  return (
    <div ref={root} className={styles.samples} aria-hidden="true">
      {(['light', 'dark'] as const).map((scheme) => (
        <p key={scheme} className={styles[scheme]}>
          <b>{t('sample_button')}</b>
          <span>{t('sample_link')}</span>
          <small>{t('sample_chosen')}</small>
        </p>
      ))}
    </div>
  );
}
