import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoBreak } from './layout.tsx';
import { OrderNumbers } from './order-numbers.tsx';

test('only order numbers are kept on one line', () => {
  const text = 'Encomenda M-2026-000123, de fim-de-semana, e M-2026-1234567.';
  expect(renderToStaticMarkup(<OrderNumbers in={text} />)).toBe(
    renderToStaticMarkup(
      <>
        Encomenda <NoBreak>M-2026-000123</NoBreak>, de fim-de-semana, e <NoBreak>M-2026-1234567</NoBreak>.
      </>,
    ),
  );
});
