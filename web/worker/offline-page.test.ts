import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

const styles = '/assets/a.css';

test('the page for what was never seen speaks the language of the reader, and names what can be read', () => {
  const readable = [{ address: '/courses?search="a"&page=2', title: 'Extintores &amp; fogo' }];
  const english = offlinePage({ locale: 'en-GB', styles, readable });
  expect(english).toContain('<html lang="en-GB"');
  expect(english).toContain('<h1>No connection</h1>');
  expect(english, 'A browser would ask for an icon that is not named').toContain('<link rel="icon" href="data:,">');
  expect(english).toContain('<a href="/courses?search=&quot;a&quot;&amp;page=2">Extintores &amp; fogo</a>');
  expect(offlinePage({ locale: 'pt-PT', styles, readable })).toContain('<h1>Sem ligação</h1>');
});

test('where nothing was seen, it says so', () => {
  expect(offlinePage({ locale: 'pt-PT', styles, readable: [] })).toContain('Ainda não há páginas guardadas');
});
