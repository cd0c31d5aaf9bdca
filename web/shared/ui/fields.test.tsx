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
  test('counts its characters from the first one on, and announces them near the maximum length', () => {
    const html = renderToStaticMarkup(draw({ id: 'f', maxLength: 5, defaultValue: '1234' }));
    expect(html).toMatch(/<span id="f-count">4 de 5<\/span><span aria-live="polite"><span[^>]*>4 de 5</);
    expect(html).toMatch(/aria-describedby="[^"]*f-count/);
    expect(html).toContain('maxLength="5"');
    const early = renderToStaticMarkup(draw({ id: 'f', maxLength: 5, defaultValue: '1' }));
    expect(early).toMatch(/<span id="f-count">1 de 5<\/span><span aria-live="polite"><span[^>]*><\/span>/);
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

function orderIn(html: string): string[] {
  return [...html.matchAll(/<label|f-count"|<input|<textarea/g)].map(([part]) => part);
}

test('the counter stands beside the label of a line, and below several lines', () => {
  const line = renderToStaticMarkup(<TextField label="Nome" id="f" maxLength={5} />);
  expect(orderIn(line.replace(/aria-describedby="[^"]*"/, ''))).toEqual(['<label', 'f-count"', '<input']);
  const lines = renderToStaticMarkup(<TextArea label="Nome" id="f" maxLength={5} />);
  expect(orderIn(lines.replace(/aria-describedby="[^"]*"/, ''))).toEqual(['<label', '<textarea', 'f-count"']);
});
