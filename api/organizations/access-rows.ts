import { accessRowsOf, at, noForm, ofCaller, one } from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('organizations', {
  calls: {
    retrieveOrganizations: ofCaller(() => ({})),
    createOrganization: ofCaller(one(() => ({ name: 'Organization' }))),
  },
  raw: {
    'GET /organizations/names.txt': at({ ...ofCaller(noForm, 'ok'), stranger: 'ok' }, () => '/organizations/names.txt'),
  },
});
