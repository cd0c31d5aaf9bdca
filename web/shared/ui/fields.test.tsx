import { renderToStaticMarkup as render } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
import pt from '../texts/pt.json' with { type: 'json' };
import { TextField } from './text-field.tsx';

const renderToStaticMarkup = (field: ReactNode) =>
  render(
    <IntlProvider locale="pt" messages={{ site: { counted: pt.site.counted } }}>
      {field}
    </IntlProvider>,
  );

const labels = { showLabel: 'Mostrar', hideLabel: 'Esconder', autoComplete: 'new-password' } as const;
const fields = {
  'a line': (props: object) => <TextField label="Nome" defaultValue="Ana" {...props} />,
  'several lines': (props: object) => <TextArea label="Nome" defaultValue="Ana" {...props} />,
  'a number': (props: object) => <NumberField label="Nome" defaultValue="123" {...props} />,
  'a password': (props: object) => <PasswordField label="Nome" defaultValue="abc" {...labels} {...props} />,
};

describe.each(Object.entries(fields))('a field for %s', (_, draw) => {
  test('shows a counter from 80 % of the maximum length on, and announces it to screen readers', () => {
    const html = renderToStaticMarkup(draw({ id: 'f', maxLength: 5, defaultValue: '1234' }));
    expect(html).toMatch(/<p id="f-count"[^>]* aria-live="polite">4 de 5</);
    expect(html).toMatch(/aria-describedby="[^"]*f-count/);
    expect(html).toContain('maxLength="5"');
    const early = renderToStaticMarkup(draw({ id: 'f', maxLength: 5, defaultValue: '123' }));
    expect(early).toMatch(/<p id="f-count"[^>]* aria-live="polite"><\/p>/);
    expect(early).not.toContain('aria-describedby');
    expect(renderToStaticMarkup(draw({ id: 'f' }))).not.toContain('f-count');
  });

  test('shows each error as a sentence in place of the help', () => {
    const html = renderToStaticMarkup(
      draw({ id: 'f', help: 'Como no documento', error: ['Falta o nome', 'É curto.'] }),
    );
    expect(html).toContain('Falta o nome.<');
    expect(html).toContain('É curto.<');
    expect(html).not.toContain('Como no documento');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="f-about"');
  });

  test('has its label above', () => {
    expect(renderToStaticMarkup(draw({ id: 'f' }))).toMatch(/<label[^>]*for="f"[^>]*>Nome.*<(input|textarea)/s);
  });
});

describe('a numeric field', () => {
  test('requests a keyboard with a decimal separator only when it accepts one', () => {
    expect(renderToStaticMarkup(<NumberField label="Nota" />)).toContain('inputMode="decimal"');
    expect(renderToStaticMarkup(<NumberField label="Lugares" decimals={0} />)).toContain('inputMode="numeric"');
  });
});
