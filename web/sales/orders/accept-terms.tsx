import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { regulationsIn } from './model/regulations-in.ts';
import type { Checkout } from './use-checkout.ts';

type AcceptTermsProps = { summary: CartSummary; checkout: Checkout };

export function AcceptTerms({ summary, checkout: { isAccepted, accept, errorOf } }: AcceptTermsProps) {
  const t = useTexts('order');
  const { locale } = useVisitor();
  const regulations = regulationsIn(summary.lines);

  return (
    <Stack>
      {regulations.length > 0 && (
        <ul aria-label={t('regulations')}>
          {regulations.map(({ sha256, byteSize, url, titles }) => (
            <li key={sha256}>
              <a href={url} download>
                {t('read_regulation', { titles: titles.join(' · '), size: fileSizeText(byteSize, locale) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <CheckboxField
        name="accepted"
        label={t.rich('accept', { ...legalLinks, regulations: regulations.length })}
        help={t('accept_help', { regulations: regulations.length })}
        checked={isAccepted}
        onChange={({ target }) => accept(target.checked)}
        error={errorOf('accepted')}
      />
    </Stack>
  );
}

/** In a new tab, so that nothing typed is lost. */
const legalLinks = {
  terms: (words: ReactNode) => (
    <Link to="/terms-and-services" target="_blank">
      {words}
    </Link>
  ),
  refund: (words: ReactNode) => (
    <Link to="/terms-and-services" hash="withdrawal" target="_blank">
      {words}
    </Link>
  ),
};
