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
import { readDeskSearch } from '#web/admin/frame/list/desk-search.ts';
import { readListSearch } from '#web/shared/lists/list-search.ts';
import { readOrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { readTrainerSearch } from '#web/areas/teaching/model/trainer-search.ts';
import { readSeatsSearch } from '#web/areas/training/model/seats-search.ts';

export type Search = Record<string, unknown>;
export type Read = (search: Search) => object;

type PageSearch = {
  /** Of pages that read their search in the loader and not in the route. */
  read?: Read;
  /** An address with every name that the page reads, and how they are read. */
  whole: [query: string, values: object];
  /** Addresses of which nothing is read. */
  nothing: string[];
};

const withOrganization =
  (read: Read): Read =>
  (raw) => ({ ...readOrganizationSearch(raw), ...read(raw) });

const redirecting: PageSearch = {
  whole: ['?redirect=%2Fcheckout', { redirect: '/checkout' }],
  nothing: ['?redirect=%2F%2Fevil.example', '?redirect=', '?redirect=%2Fa&redirect=%2Fb'],
};
const ofOneClass: PageSearch = {
  whole: ['?class=7', { class: 7 }],
  nothing: ['?class=x', '?class=0', '?class=1.5', '?class=1&class=2'],
};
const ofOneOrganization: PageSearch = {
  read: readOrganizationSearch,
  whole: ['?organization=4', { organization: 4 }],
  nothing: ['?organization=x', '?organization=-4', '?organization=4&organization=5'],
};
const plainList: PageSearch = {
  read: readListSearch,
  whole: ['?search=2026&from_page=1&page=3', { search: '2026', from_page: 1, page: 3 }],
  nothing: ['?search=+&page=1', '?search=a&search=b&page=x', '?from_page=2', '?from_page=1&page=100001'],
};

/** What each page reads from its address, by route. */
export const pageSearches: Record<string, PageSearch> = {
  '/': redirecting,
  '/login': redirecting,
  '/sign-up': redirecting,
  '/recover-password': redirecting,
  '/reset-password/$token': redirecting,
  '/confirm-email/$token': redirecting,
  '/news': plainList,
  '/partners': plainList,
  '/partners/$partnerId': plainList,
  '/sitemap': {
    whole: ['?area=3&page=2', { area: 3, page: 2 }],
    nothing: ['?area=x&page=1', '?area=1&area=2&page=1e9'],
  },
  '/certificate-validation': {
    whole: ['?number=2026', { number: '2026' }],
    nothing: ['?number=', '?number=a&number=b', '?number=%00'],
  },
  '/courses': {
    read: readCoursesSearch,
    whole: [
      '?search=2026&category=9,2&type=presential&type=online&partner=3&level=advanced&duration=weeks&language=pt,en-GB' +
        '&city=Beira&price_min=20.000&price_max=500&price_in=usd&starts_within=month&has_seats=true&sort=title' +
        '&from_page=1&page=2',
      {
        search: '2026',
        category: [2, 9],
        type: ['online', 'presential'],
        partner: [3],
        level: ['advanced'],
        duration: ['weeks'],
        language: ['en-GB', 'pt'],
        city: 'Beira',
        price_min: 500,
        price_max: 20_000,
        price_in: 'usd',
        starts_within: 'month',
        has_seats: true,
        sort: 'title',
        from_page: 1,
        page: 2,
      },
    ],
    nothing: [
      '?search=&category=x&type=y&partner=0&level=z&duration=a&language=PT&city=+&price_min=-5&price_max=a&price_in=usd' +
        '&starts_within=year&has_seats=1&sort=id&from_page=1&page=1',
      '?sort=start',
    ],
  },
  '/courses/$id': ofOneClass,
  '/courses/$id/learn': { whole: ['?content=5', { content: 5 }], nothing: ['?content=x', '?content=1&content=2'] },
  '/courses/$id/timetable/$enrollmentId': {
    read: readTimetableSearch,
    whole: ['?view=list&date=2026-12-09', { view: 'list', date: '2026-12-09' }],
    nothing: ['?view=week&date=2026-02-30', '?view=x&date=2019-12-31', '?date=2026-12', '?date=2100-01-01'],
  },
  '/classes': {
    read: readCalendarSearch,
    whole: [
      '?view=week&date=2026-12-09&lessons=true&type=online&category=3&partner=4&city=2026&has_seats=1&page=2',
      {
        view: 'week',
        date: '2026-12-07',
        lessons: true,
        type: 'online',
        category: 3,
        partner: 4,
        city: '2026',
        has_seats: true,
        page: 2,
      },
    ],
    nothing: [
      '?view=year&date=2026-13&lessons=1&type=x&category=-1&partner=a&city=+&has_seats=no&page=10001',
      '?date=1999-12&category=1&category=2&city=a&city=b',
    ],
  },
  '/classes/$id/lessons': { whole: ['?code=048213', { code: '048213' }], nothing: ['?code=1&code=2'] },
  '/payment/$orderId/$invoiceId': {
    whole: ['?method=transfer', { method: 'transfer' }],
    nothing: ['?method=1&method=2'],
  },
  '/profile/my-account': { whole: ['?confirm=123', { confirm: '123' }], nothing: ['?confirm=1&confirm=2'] },
  '/profile/forms/$formId': ofOneClass,
  '/profile/notifications': {
    read: readNotificationsSearch,
    whole: ['?state=deleted&read=unread&page=3', { state: 'deleted', read: 'unread', page: 3 }],
    nothing: ['?state=active&read=x&page=1', '?state=x&read=read&read=unread&page=x'],
  },
  '/profile/warnings': {
    read: readWarningsSearch,
    whole: [
      '?state=deactivated&read=read&type=alert&page=3',
      { state: 'deactivated', read: 'read', type: 'alert', page: 3 },
    ],
    nothing: ['?state=active&read=x&type=loud&page=1'],
  },
  '/profile/my-agenda': {
    read: readAgendaSearch,
    whole: ['?date=2026-12-09', { date: '2026-12-09' }],
    nothing: ['?date=2026-02-30', '?date=2019-12-31', '?date=2026', '?date=2100-01-01'],
  },
  '/admin/$': {
    read: readDeskSearch,
    whole: [
      '?search=2026&page=3&sort=-title&deleted=only&state=draft&type=online&category=7&partner=2' +
        '&role=trainer&user=4&call=news.updatePost&record=courses/7&from=2026-11-01&to=2026-11-27&course=4&starts_within=week&organization=6&currency_id=2',
      {
        search: '2026',
        page: 3,
        sort: '-title',
        deleted: 'only',
        state: 'draft',
        type: 'online',
        category: 7,
        partner: 2,
        role: 'trainer',
        user: 4,
        call: 'news.updatePost',
        record: 'courses/7',
        from: '2026-11-01',
        to: '2026-11-27',
        course: 4,
        starts_within: 'week',
        organization: 6,
        currency_id: 2,
      },
    ],
    nothing: [
      '?search=+&page=1&deleted=no&category=x&partner=0',
      '?sort=&state=&type=&deleted=with&deleted=only',
      '?role=&user=x&call=&record=+&from=2026-02-30&to=7',
    ],
  },
  '/profile/my-orders-history': {
    read: readOrdersSearch,
    whole: ['?search=2026&status=unpaid&page=3', { search: '2026', status: 'unpaid', page: 3 }],
    nothing: ['?search=+&status=all&page=1', '?search=a&search=b&status=x&page=1.5'],
  },
  '/profile/my-trainer-courses': {
    read: readTrainerSearch,
    whole: ['?search=2026&state=coming&page=3', { search: '2026', state: 'coming', page: 3 }],
    nothing: ['?search=&state=all&page=1', '?state=x&page=-1'],
  },
  '/profile/organization': {
    read: withOrganization(readDashboardSearch),
    whole: [
      '?organization=4&view=data&year=2025&state=below&sort=hours&page=2',
      { organization: 4, view: 'data', year: 2025, state: 'below', sort: 'hours', page: 2 },
    ],
    nothing: ['?organization=x&view=x&year=1999&state=above&sort=name&page=1', '?year=2101'],
  },
  '/profile/employees': {
    read: withOrganization(readEmployeesSearch),
    whole: [
      '?organization=4&view=import&search=1042&state=invited&role=finance&department=7&sort=invited&page=2',
      {
        organization: 4,
        view: 'import',
        search: '1042',
        state: 'invited',
        role: 'finance',
        department: '7',
        sort: 'invited',
        page: 2,
      },
    ],
    nothing: ['?organization=x&view=x&search=&state=x&role=x&department=+&sort=name&page=1'],
  },
  '/profile/our-courses': {
    read: withOrganization(readSeatsSearch),
    whole: [
      '?organization=4&search=2026&state=free&page=2',
      { organization: 4, search: '2026', state: 'free', page: 2 },
    ],
    nothing: ['?organization=0&search=&state=all&page=1'],
  },
  '/profile/our-certificates': {
    read: withOrganization(readOurCertificatesSearch),
    whole: [
      '?organization=4&search=2026&state=expired&department=7&course=3&employee=5&sort=name&page=2',
      {
        organization: 4,
        search: '2026',
        state: 'expired',
        department: '7',
        course: 3,
        employee: 5,
        sort: 'name',
        page: 2,
      },
    ],
    nothing: ['?organization=x&search=&state=x&department=&course=-2&employee=x&sort=expiry&page=1'],
  },
  '/profile/our-orders-history': {
    read: withOrganization(readOrdersSearch),
    whole: [
      '?organization=4&search=2026&status=paid&page=3',
      { organization: 4, search: '2026', status: 'paid', page: 3 },
    ],
    nothing: ['?organization=x&search=&status=all&page=1'],
  },
  '/profile/our-orders-history_/$orderId': ofOneOrganization,
  '/profile/our-tax-address': ofOneOrganization,
  '/profile/current-account': {
    read: withOrganization(readAccountSearch),
    whole: [
      '?organization=4&from=2026-11-01&to=2026-11-30&reason=refund&currency_id=2&page=3',
      { organization: 4, from: '2026-11-01', to: '2026-11-30', reason: 'refund', currency_id: 2, page: 3 },
    ],
    nothing: ['?organization=x&from=2026-02-30&to=7&reason=x&currency_id=aoa&page=0'],
  },
};
