import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { certificatesToTakeAlong, hideNames, papersOf } from './personal-store.ts';

/**
 * The register stays, with names, because a certificate must remain verifiable (domain 7). After the erasure the public
 * check shows initials.
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
