export type HostileRequest = {
  name: string;
  as: 'guest' | 'student' | 'administrator';
  method: string;
  path: string;
  type?: string;
  body?: string;
};

type Existing = { courseId: number; categoryId: number; classId: number };

const locales = Array.from({ length: 12 }, (_, place) => (place === 0 ? 'pt' : `l${place}`));

/** All are within the size limit, and most are valid by the contract. */
export function hostileRequests(existing: Existing): HostileRequest[] {
  return [...ofShape(), ...ofSearch(), ...ofTexts(existing), ...ofCommands(existing), ...ofFields(), ...ofPages()];
}

function ofShape(): HostileRequest[] {
  const form = 'application/x-www-form-urlencoded';
  const brackets = Array.from({ length: 60_000 }, (_, place) => `${place}[0][9999]=`).join('&');
  const filters = ['id', 'category_id', 'partner_id', 'type', 'level', 'language', 'duration', 'package_type', 'city'];
  const wrong = Object.fromEntries(filters.map((name) => [name, many(1_000, () => 1)]));
  const unknown = (from: number) => Object.fromEntries(many(990, (place) => [`name ${from} ${place}`, 1] as const));
  return [
    { ...call('brackets of a form', '/courses', {}), type: form, body: brackets },
    { ...call('a form to no call', '/nothing', {}), type: form, body: brackets },
    call('half a million wrong fields', '/courses', { fields: many(500_000, () => 1) }),
    call('as many wrong fields as a list holds', '/courses', { fields: many(1_000, () => 1) }),
    call('as many wrong values as a body holds', '/courses', { filter: wrong, data: { filter: wrong } }),
    edit('as many unknown names as a body holds', 'PUT /user-warnings/read', { data: many(20, unknown) }),
    call('one name of a megabyte', '/courses', { ['x'.repeat(1_000_000)]: 1 }),
    { ...call('levels', '/courses', {}), body: '['.repeat(500_000) + ']'.repeat(500_000) },
    { ...call('a number of a megabyte', '/courses', {}), body: `{"page":${'9'.repeat(1_000_000)}}` },
    { ...call('escapes', '/courses', {}), body: `{"filter":{"search":"${String.raw`\ud800`.repeat(170_000)}"}}` },
  ];
}

function ofSearch(): HostileRequest[] {
  const most = 20_000;
  const searches = {
    'one long word': 'a'.repeat(most),
    'words of one letter': 'a '.repeat(most / 2),
    'other words': many(most / 5, (place) => place.toString(36).padStart(4, 'x')).join(' '),
    'words that are not wanted': '-a '.repeat(most / 3),
    quotes: '" '.repeat(most / 2),
    'one quotation': `"${'gestao de '.repeat(1_900)}"`,
    either: 'a or '.repeat(most / 5),
    marks: '%_\\'.repeat(most / 3),
    'letters of many units': '\u{1F469}\u200D'.repeat(most / 3),
  };
  const paths = ['/courses', '/courses/choices', '/courses/suggestions', '/courses/spelling', '/partners', '/news'];
  return Object.entries(searches).flatMap(([name, search]) =>
    paths.map((path) =>
      call(`search: ${name}`, path, { filter: { search: search.slice(0, path === '/news' ? 1_000 : most) } }),
    ),
  );
}

function ofTexts({ courseId, categoryId }: Existing): HostileRequest[] {
  const words = many(3_900, (place) => place.toString(36).padStart(4, 'q')).join(' ');
  const markdowns = {
    'quotes in quotes': `${'> '.repeat(40)}a\n`.repeat(240),
    'lists in lists': `${'- '.repeat(40)}a\n`.repeat(240),
    'open brackets': '['.repeat(1_999),
    'open emphasis': '*a _b '.repeat(999),
    'code of all lengths': many(60, (place) => '`'.repeat(place + 1)).join('a'),
    'links without an end': '[a](<b'.repeat(660),
    references: '&amp;'.repeat(3_900),
    backslashes: '\\'.repeat(19_900),
    headings: '# a\n'.repeat(999),
    'lines that may be headings': 'a\n='.repeat(998),
    blanks: ' '.repeat(19_900) + 'a',
    tabs: `a${'\t'.repeat(19_800)}a`,
    'words and blanks': `a${' '.repeat(200)}\n`.repeat(98),
    definitions: '[a]: b\n'.repeat(990),
    entities: '&#x10FFFF'.repeat(2_200),
    html: '<a '.repeat(1_999),
    numbers: '1. '.repeat(39) + '\n',
  };
  const post = (text: string) => ({ title: { pt: 'a' }, author: 'a', published_at: null, body: written(text) });
  return [
    ...Object.entries(markdowns).map(([name, text]) =>
      edit(`news: ${name}`, 'POST /news/create', { data: [post(text.slice(0, 19_999))] }),
    ),
    edit('a course of a megabyte', 'PUT /courses', { data: [{ id: courseId, description: written(words) }] }),
    edit('a title that is long', 'PUT /courses', { data: [{ id: courseId, title: written(words) }] }),
    edit('outcomes of a megabyte', 'PUT /courses', {
      data: [{ id: courseId, outcomes: many(45, () => ({ pt: words })) }],
    }),
    edit('a category with a long name', 'PUT /categories', { data: [{ id: categoryId, name: written(words) }] }),
    call('that course', '/courses/detail', { filter: { id: courseId } }),
    call('courses, with that one', '/courses', { filter: { search: 'q0' } }),
    call('its suggestions', '/courses/suggestions', { filter: { search: 'qq' } }),
    edit('its own words again', 'PUT /courses', {
      data: [{ id: courseId, title: { pt: 'Gestão', en: 'Management' } }],
    }),
    edit('its name again', 'PUT /categories', {
      data: [{ id: categoryId, name: { pt: 'Gestão', en: 'Management' } }],
    }),
  ];
}

function ofCommands({ courseId, classId }: Existing): HostileRequest[] {
  const lesson = { starts_at: '2027-01-01T08:00:00Z', ends_at: '2027-01-01T09:00:00Z' };
  const aClass = { course_id: courseId, code: 'hostile', type: 'presential', tz: 'Africa/Luanda' };
  const person = { id: 1, first_name: 'a'.repeat(60), phone: '+'.repeat(30), document_number: '0'.repeat(30) };
  return [
    call('a cart of levels', '/cart/summary', cart('['.repeat(19_999))),
    call('a cart of numbers', '/cart/summary', cart(`[${'1,'.repeat(9_990)}1]`)),
    call(
      'a cart of unknown courses',
      '/cart/summary',
      cart(JSON.stringify(many(50, (id) => ({ id: id + 9_000, quantity: 200 })))),
    ),
    call(
      'a cart of 50 courses',
      '/cart/summary',
      cart(JSON.stringify(many(50, (id) => ({ id: id + 1, quantity: 200, preferred_class_id: classId })))),
    ),
    edit('a hundred unknown warnings', 'PUT /user-warnings/read', { data: many(100, (id) => ({ id: id + 1 })) }),
    edit('five hundred lessons', 'POST /classes/create', {
      data: [{ ...aClass, lessons: many(500, () => lesson) }],
    }),
    edit('a person', 'POST /users/update-user-and-person', { data: [{ person }] }),
  ];
}

function ofFields(): HostileRequest[] {
  const interaction = (index: number) => ({ index, objectives: many(10, () => 'a') });
  const long = '1'.repeat(1_000_000);
  return [
    call('activities without a launch', '/scorm-commits', {
      launch_token: 'x.y',
      revision: 1,
      cmi: { interactions: many(800, interaction) },
    }),
    call('a commit of a megabyte', '/scorm-commits', {
      launch_token: 'x.y',
      revision: 1,
      cmi: { core: { session_time: long } },
    }),
    call('a long refresh token', '/users/refresh-token', { refreshToken: long }),
    call('a long address', '/users/authenticate', {
      data: [{ username: `${'a.'.repeat(400_000)}@a`, password: long.slice(0, 9) }],
    }),
    call('a long address that fits', '/users/forgot', {
      data: [{ username: `${'a.'.repeat(100)}@${'a.'.repeat(26)}` }],
    }),
    call('a moment of a megabyte', '/classes', { filter: { start_at: { gte: `2027-01-01T08:00:00.${long}` } } }),
    call('all days of the calendar', '/classes/calendar', {
      filter: { days: { gte: '2026-11-01', lte: '2026-12-31' }, most_per_day: 10 },
    }),
    call('the last page of all', '/courses', {
      page: { number: 100_000, size: 100 },
      sort: [{ field: 'start' }, { field: 'price' }, { field: 'popular' }],
    }),
    call('every filter with a hundred values', '/courses/choices', {
      filter: { id: ids(), category_id: ids(), partner_id: ids(), city: many(100, (id) => `${id}`) },
    }),
    call('parts of names', '/partners', {
      filter: { name: { like: '%_'.repeat(100) }, city: { like: 'a'.repeat(200) } },
    }),
    edit('a slug of a megabyte', 'POST /categories/create', {
      data: [{ slug: 'a-'.repeat(500_000), name: { pt: 'a' }, cover_key: 'a' }],
    }),
    edit('an address of a megabyte', 'POST /partners/create', {
      data: [{ slug: 'a', name: 'a', website: `http://${'a.'.repeat(500_000)}` }],
    }),
    call('an identity of a megabyte', '/users/passkeys/sign-in', { challenge_id: 'x', credential: { id: long } }),
    call('a number of a certificate', '/certificates/validate', { number: long }),
  ];
}

function ofPages(): HostileRequest[] {
  return [
    page('a megabyte to the home page', '/', '['.repeat(1_000_000)),
    page('a megabyte to a page', '/courses', `{"a":${'['.repeat(900_000)}`),
    page('a megabyte to a function', '/_serverFn/abc', '['.repeat(1_000_000)),
    page('levels in a query', `/courses?search=${'['.repeat(12_000)}`),
    page('closed levels in a query', `/courses?search=${'['.repeat(6_000)}${']'.repeat(6_000)}`),
    page('objects in a query', `/courses?category=${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`),
    page('two thousand names', `/courses?${many(2_000, (place) => `a${place}=`).join('&')}`),
    page('a name two thousand times', `/courses?${'a=&'.repeat(3_000)}`),
    page('a search of twelve thousand letters', `/courses?search=${'a%20'.repeat(3_000)}`),
    page('percent signs', `/news?search=${'%'.repeat(12_000)}`),
    page('a path of twelve thousand steps', `/${'a/'.repeat(6_000)}`),
    page('a path of dots', `/${'../'.repeat(4_000)}`),
    page('a path to the API of twelve thousand steps', `/api/${'a/'.repeat(6_000)}`),
    page('an address of a picture', `/api/pictures/${'9'.repeat(12_000)}`),
  ];
}

function call(name: string, path: string, body: object): HostileRequest {
  return { name: `${name}, ${path}`, as: 'guest', method: 'POST', path, body: JSON.stringify(body) };
}

/** `called`: `PUT /courses`. */
function edit(name: string, called: string, body: object): HostileRequest {
  const [method = '', path = ''] = called.split(' ');
  return { ...call(name, path, body), as: 'administrator', method };
}

function many<T>(length: number, make: (place: number) => T): T[] {
  return Array.from({ length }, (_, place) => make(place));
}

function ids(): number[] {
  return many(100, (place) => place + 1);
}

function written(text: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, text]));
}

function cart(text: string) {
  return { data: [{ cart: text, currency_id: 1 }] };
}

function page(name: string, path: string, body?: string): HostileRequest {
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body };
  return { name: `page: ${name}`, as: 'guest', path: `..${path}`, ...sent };
}
