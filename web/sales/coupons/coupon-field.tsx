import { useLayoutEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CouponState } from './use-coupon.ts';
import styles from './coupon-field.module.css';

type CouponFieldProps = { code: string; coupon: CouponState; onChange: (code: string) => void };

export function CouponField({ code, coupon, onChange }: CouponFieldProps) {
  const t = useTexts('coupon');
  const { locale } = useVisitor();
  const { quote } = coupon;

  if (!quote) return <Entry code={code} coupon={coupon} onChange={onChange} />;
  return (
    <Alert tone="success" announce>
      <Row apart>
        <span>{t('applied', { code: quote.code, discount: formatMoney(locale, quote.discount) })}</span>
        <Button variant="quiet" small onPress={() => onChange('')}>
          {t('remove')}
        </Button>
      </Row>
    </Alert>
  );
}

/** What was typed stays where the code is refused. */
function Entry({ code, coupon: { problem, isTrying, tryAgain }, onChange }: CouponFieldProps) {
  const t = useTexts('coupon');
  const id = useId();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setIsEmpty] = useState(false);
  const wasOpened = useRef(code === '');
  // The field replaces the button that was pressed, so it takes its focus.
  useLayoutEffect(() => {
    if (wasOpened.current) document.getElementById(id)?.focus();
  }, [id]);
  const apply = () => {
    const next = typed.trim();
    setIsEmpty(next === '');
    if (next !== '' && next === code) tryAgain();
    else onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it would place the order.
    event.preventDefault();
    apply();
  };

  return (
    <div className={styles.root}>
      <TextField
        id={id}
        name="coupon_code"
        label={t('code')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isEmpty ? t('code_missing') : problem}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" busy={isTrying} onPress={apply}>
        {isTrying ? t('applying') : t('apply')}
      </Button>
    </div>
  );
}
