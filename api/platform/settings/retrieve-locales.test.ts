import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { retrieveLocales } from './store.ts';

describe('locales', () => {
  test('are the four of the specification, with their JSON texts, in one query', async ({ ctx, queries }) => {
    const { results, total } = await retrieveLocales(ctx, queryOf({}));
    expect(results.map(({ key }) => key).toSorted()).toEqual(['en-GB', 'pt-AO', 'pt-MZ', 'pt-PT']);
    expect(total).toBe(4);
    const english = results.find(({ key }) => key === 'en-GB');
    expect(JSON.parse(english?.name ?? '')).toMatchObject({ pt: 'Inglês (Reino Unido)' });
    expect(JSON.parse(english?.definition ?? '')).toEqual({
      calendarPickerLocale: 'en-GB',
      definition: { language: 'en-GB' },
    });
    expect(queries).toHaveLength(1);
  });
});
