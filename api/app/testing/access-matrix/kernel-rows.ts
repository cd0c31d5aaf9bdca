import { at, form, forAll, forEditors, noForm, type RawRow } from '#api/shared/testing/access-row.ts';

export const kernelRows: Record<string, RawRow> = {
  'POST /jobs/operator': at(
    forAll(() => form(), 'not_found'),
    () => '/jobs/operator',
  ),
  'POST /audit/operator': at(
    forAll(() => form(), 'not_found'),
    () => '/audit/operator',
  ),
  'POST /imports/operator': at(
    forAll(() => form(), 'not_found'),
    () => '/imports/operator',
  ),
  'POST /courses/operator': at(
    forAll(() => form(), 'not_found'),
    () => '/courses/operator',
  ),
  'POST /courses/check-folder': at(
    forEditors(() => form()),
    () => '/courses/check-folder',
  ),
  'POST /courses/import-folder': at(
    forEditors(() => form()),
    () => '/courses/import-folder',
  ),
  'GET /courses/:id/folder': at(forEditors(noForm), ({ courseId }) => `/courses/${courseId}/folder`),
  'GET /openapi.json': at(forAll(noForm), () => '/openapi.json'),
  'GET /docs': at(forAll(noForm), () => '/docs'),
};
