import { describe, expect, test } from 'vitest';
import { filterOf, isNarrowed, readOurCertificatesSearch, sortOf, zipPath } from './our-certificates-search.ts';

describe('the address of the certificates of an organization', () => {
  test('leaves out defaults and nonsense', () => {
    expect(readOurCertificatesSearch({ search: ' ', state: 'x', sort: 'expiry', page: 1, course: '-2' })).toEqual({});
    expect(readOurCertificatesSearch({ page: '1e9', employee: 'x', department: ['Obras'] })).toEqual({});
  });

  test('has a search, also of a number, filters, an order and a page', () => {
    const search = {
      search: '2026',
      state: 'expired',
      department: 'Obras',
      course: 3,
      employee: 4,
      sort: 'name',
      page: 2,
    };
    expect(readOurCertificatesSearch({ ...search, search: 2026, course: '3' })).toEqual(search);
  });

  test('is narrowed by filters and not by an order or a page', () => {
    expect(isNarrowed({ sort: 'name', page: 2 })).toBe(false);
    expect(isNarrowed({ course: 3 })).toBe(true);
  });

  test('becomes the filter and the order of the call', () => {
    expect(filterOf({ search: 'ana', state: 'expiring_30', course: 3, employee: 4 })).toEqual({
      search: 'ana',
      expires_within_days: 30,
      course_id: 3,
      affiliation_id: 4,
    });
    expect(filterOf({ state: 'withdrawn' })).toEqual({ state: ['revoked', 'replaced'] });
    expect(sortOf({})).toEqual([]);
    expect(sortOf({ sort: 'issued' })).toEqual([{ field: 'issued_at', order: 'desc' }]);
  });

  test('becomes the address of an archive, with what was typed escaped', () => {
    expect(zipPath(7, {})).toBe('/organizations/7/certificates.zip');
    expect(zipPath(7, { search: 'a&b', state: 'valid' })).toBe(
      '/organizations/7/certificates.zip?state=valid&search=a%26b',
    );
  });
});
