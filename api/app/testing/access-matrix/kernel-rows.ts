import { at, form, forAll, noForm, type RawRow } from '#api/shared/testing/access-row.ts';

export const kernelRows: Record<string, RawRow> = {
  'POST /jobs/operator': at(
    forAll(() => form(), 'not_found'),
    () => '/jobs/operator',
  ),
  'GET /openapi.json': at(forAll(noForm), () => '/openapi.json'),
  'GET /docs': at(forAll(noForm), () => '/docs'),
};
