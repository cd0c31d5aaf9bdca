import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';
import { listedPages } from './rules.ts';

const styles = '/assets/a.css';

test('the offline page is in the language of the reader and links the stored pages', () => {
  const needsNetwork = false;
  const readable = [{ address: '/courses?search="a"&page=2', title: 'Extintores &amp; fogo' }];
  const english = offlinePage({ locale: 'en-GB', styles, hasFonts: true, own: [], readable, needsNetwork });
  expect(english).toContain('<html lang="en-GB"');
  expect(english).toContain('<h1>No connection</h1>');
  expect(english, 'A browser would ask for an icon that is not named').toContain('<link rel="icon" href="data:,">');
  expect(english).toContain('<a href="/courses?search=&quot;a&quot;&amp;page=2">Extintores &amp; fogo</a>');
  expect(offlinePage({ locale: 'pt-PT', styles, hasFonts: true, own: [], readable, needsNetwork })).toContain(
    '<h1>Sem ligação</h1>',
  );
});

test('the offline page says of a page that is never stored that it needs a network', () => {
  const showing = { styles, hasFonts: true, own: [], readable: [], needsNetwork: true };
  expect(offlinePage({ locale: 'pt-PT', ...showing })).toContain('Esta página só abre com rede');
  expect(offlinePage({ locale: 'en-GB', ...showing })).not.toContain('have not opened this page');
});

test('the offline page says that no page is stored', () => {
  expect(
    offlinePage({ locale: 'pt-PT', styles, hasFonts: true, own: [], readable: [], needsNetwork: false }),
  ).toContain('Ainda não há páginas guardadas');
});

test('the offline page has the brand, the fonts that the device has, and titles without the name of the site', () => {
  const readable = [{ address: '/courses/1', title: 'Extintores · Mestria' }];
  const page = offlinePage({ locale: 'pt-PT', styles, hasFonts: true, own: [], readable, needsNetwork: false });
  expect(page).toMatch(/<header><a class="brand" href="\/"><svg.*Mestria<\/a><\/header>/);
  expect(page).toContain('<a href="/courses/1">Extintores</a>');
  expect(page).not.toContain('data-saver');
  expect(offlinePage({ locale: 'pt-PT', styles, hasFonts: false, own: [], readable, needsNetwork: false })).toContain(
    '<html lang="pt-PT" data-saver>',
  );
});

test('the offline page links the pages of the account that were opened, before the public ones', () => {
  const readable = [{ address: '/courses/1', title: 'Extintores' }];
  const own = listedPages.filter(({ name }) => name !== 'my_certificates');
  const page = offlinePage({ locale: 'en-GB', styles, hasFonts: true, own, readable, needsNetwork: true });
  expect(page).toContain(
    '<ul><li><a href="/profile/my-courses">My courses</a></li><li><a href="/profile/my-orders-history">My orders</a></li><li><a href="/courses/1">',
  );
});
