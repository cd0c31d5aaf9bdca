import { describe, expect, test } from 'vitest';
import { coverUrl, coverSubject, coverVersion } from './cover-address.ts';

const course = { title: { pt: 'Segurança em obra' }, cover_key: 'seguranca', partner_slug: 'baia' };

describe('the address of a cover', () => {
  test('changes with the title and with the category', () => {
    const version = coverVersion(coverSubject(course));
    expect(coverVersion(coverSubject({ ...course, title: { pt: 'Segurança na obra' } }))).not.toBe(version);
    expect(coverVersion(coverSubject({ ...course, cover_key: 'gestao' }))).not.toBe(version);
  });

  test('is the same in every language', () => {
    const translated = { ...course, title: { ...course.title, 'en-GB': 'Safety on site' } };
    expect(coverUrl({ id: 7, ...translated })).toBe(coverUrl({ id: 7, ...course }));
  });

  test('is drawn after the partner where there is no category', () => {
    expect(coverSubject({ ...course, cover_key: null }).coverKey).toBe('baia');
    expect(coverSubject({ ...course, cover_key: null, partner_slug: null }).coverKey).toBe('');
  });
});
