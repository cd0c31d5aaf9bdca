import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { certificatesToTakeAlong, hideNames, papersOf } from './personal-store.ts';

/**
 * Certificates with their papers. The register stays, name included, because a certificate serves as long as somebody can
 * show it (domain 7); strangers see initials from then on.
 */
export const certificateData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const certificates = (lastId: number, limit: number) => certificatesToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'certificates.json', rows: inBatches(certificates) };
    for (const { number, storage_key: storageKey } of await papersOf(ctx, personId)) {
      yield { path: `certificates/${number.replaceAll('/', '-')}.pdf`, storageKey };
    }
  },
  erase: (ctx, { personId }) => hideNames(ctx, personId),
};
