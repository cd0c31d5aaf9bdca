import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { readAccountSearch } from '#web/sales/accounts/model/account-search.ts';
import { readCoursesSearch } from '#web/offer/catalogue/model/course-search.ts';
import { readOurCertificatesSearch } from '#web/learning/certificates/model/our-certificates-search.ts';
import { readAgendaSearch } from '#web/offer/classes/model/agenda.ts';
import { readCalendarSearch } from '#web/offer/classes/model/calendar-search.ts';
import { readTimetableSearch } from '#web/offer/classes/model/timetable-search.ts';
import { readNotificationsSearch, readWarningsSearch } from '#web/people/messages/model/messages-search.ts';
import { readOrdersSearch } from '#web/sales/orders/model/orders-search.ts';
import { readEmployeesSearch } from '#web/people/organizations/model/employees-search.ts';
import { readDashboardSearch } from '#web/areas/reports/model/dashboard-search.ts';
import { plainSearch } from '#web/shared/page/plain-search.ts';
import { portuguese as texts } from '#web/texts/all.gen.ts';
import { readTrainerSearch } from '#web/areas/teaching/model/trainer-search.ts';
import { readSeatsSearch } from '#web/areas/training/model/seats-search.ts';
import { routeTree } from './route-tree.gen.ts';

type Search = Record<string, unknown>;
type Read = (search: Search) => unknown;

/** Pages that parse their search in the loader and not in the route. */
const readLater: Record<string, Read> = {
  '/courses': readCoursesSearch,
  '/classes': readCalendarSearch,
  '/courses/$id/timetable/$enrollmentId': readTimetableSearch,
  '/profile/notifications': readNotificationsSearch,
  '/profile/warnings': readWarningsSearch,
  '/profile/current-account': readAccountSearch,
  '/profile/employees': readEmployeesSearch,
  '/profile/my-orders-history': readOrdersSearch,
  '/profile/my-agenda': readAgendaSearch,
  '/profile/my-trainer-courses': readTrainerSearch,
  '/profile/organization': readDashboardSearch,
  '/profile/our-certificates': readOurCertificatesSearch,
  '/profile/our-courses': readSeatsSearch,
  '/profile/our-orders-history': readOrdersSearch,
};

const { routesById } = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), visitor: { locale: 'pt-PT', currency: 'aoa' }, texts },
});
// The root reads language and currency, which exist only while a page is rendered.
const pages = Object.values(routesById).flatMap(({ id, options }) => {
  const read: unknown = options.validateSearch;
  return typeof read === 'function' && id !== '__root__'
    ? [{ path: id.replace(/(.)\/$/, '$1'), read: read as Read }]
    : [];
});

function namesReadBy(read: Read, path: string): string[] {
  const names: string[] = [];
  const search = new Proxy<Search>(
    {},
    {
      get: (_, name) => void names.push(String(name)),
      ownKeys: () => {
        throw new Error(`${path} looks at every name.`);
      },
    },
  );
  if (read(search) !== search) return names;
  const later = readLater[path];
  if (!later) throw new Error(`${path} needs a row in this table.`);
  return namesReadBy(later, path);
}

describe('the search of every page', () => {
  test.each(pages)('has only names that plainSearch keeps: $path', ({ path, read }) => {
    const names = namesReadBy(read, path);
    expect(names).not.toEqual([]);
    for (const name of names) expect(plainSearch(`?${name}=1`)).toBe(`?${name}=1`);
  });

  test('is read by the pages that have one', () => {
    expect(pages.length).toBeGreaterThan(15);
  });
});
