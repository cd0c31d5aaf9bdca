import { expect, test } from 'vitest';
import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { seatsToBuy } from './seats-to-buy.ts';

test('the approved requests of each class are bought together, first come first', () => {
  const newestFirst = [request(4, 'Dulce', 9), request(3, 'Abel', 7), request(2, 'Carla', 9)];
  expect(seatsToBuy(newestFirst).map(({ class: { id }, names }) => [id, names])).toEqual([
    [9, ['Carla', 'Dulce']],
    [7, ['Abel']],
  ]);
  expect(seatsToBuy([])).toEqual([]);
});

function request(id: number, name: string, classId: number): CourseRequest {
  return {
    id,
    organization_id: 1,
    organization_name: 'Construções Kalunga, Lda.',
    person_id: id,
    name,
    department: '',
    course: { id: classId, title: 'Extintores' },
    class: { id: classId, code: 'E-1', type: 'online', start_at: null, tz: 'Africa/Luanda', city: null },
    note: '',
    status: 'approved',
    decline_reason: null,
    requested_at: '2026-11-24T08:00:00Z',
    decided_at: '2026-11-24T09:00:00Z',
  };
}
