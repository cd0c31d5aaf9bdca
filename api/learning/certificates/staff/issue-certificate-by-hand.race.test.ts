import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { makeConcluded } from '../make.ts';
import { issueCertificateByHand } from './issue-certificate-by-hand.ts';

test('a certificate is issued once by hand, however many issue it at once', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  for (let time = 0; time < 5; time += 1) {
    const { id: enrollment_id } = await makeConcluded(guest, { partner: { slug: `corrida-${randomUUID()}` } });
    const input = { enrollment_id, reason: 'Não foi emitido' };
    const answers = await Promise.allSettled(
      [0, 1, 2, 3].map((other) => issueCertificateByHand(asOther(staff, other), input)),
    );
    const codes = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason.code) : 'issued'));
    expect(codes.toSorted()).toEqual(['already_certified', 'already_certified', 'already_certified', 'issued']);
    const rows = guest.db.selectFrom('certificates').select('status').where('enrollment_id', '=', enrollment_id);
    expect(await rows.execute()).toEqual([{ status: 'issued' }]);
  }
}, 60_000);
