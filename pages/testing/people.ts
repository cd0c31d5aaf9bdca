import { randomUUID } from 'node:crypto';
import type { UserRole } from '#contract/people/identity/values.ts';
import { demoPassword } from '#seed/people.ts';
import { answerOf, inApi } from './api.ts';
import { siteOrigin } from './network.ts';
import { waitFor } from './wait-for.ts';

type Session = { token: string; refreshToken: string; user: { id: number } };
type Credentials = { username: string; password: string };
type Answer<One> = { data: One[]; results: One[]; total: number };

export type SignedIn = Awaited<ReturnType<typeof signIn>>;
export type Person = Awaited<ReturnType<typeof newPerson>>;

const password = 'uma frase curta serve bem';
export const nameOfPeople = 'Marlene Capita';

type NewPersonOptions = { role?: UserRole; hasPicture?: boolean };

/** A new person with an account and a session, and no data. */
export async function newPerson({ role = 'student', hasPicture = false }: NewPersonOptions = {}) {
  const credentials = { username: `${randomUUID()}@exemplo.ao`, password };
  const made = await inApi('makePerson', { ...credentials, name: nameOfPeople, roles: [role], hasPicture });
  const onAnotherDevice = () => signIn(credentials);
  return { ...(await onAnotherDevice()), ...made, onAnotherDevice };
}

export function demoPerson({ username }: { username: string }): Promise<SignedIn> {
  return signIn({ username, password: demoPassword });
}

/** A new session, as in another browser. */
export async function signIn(credentials: Credentials) {
  const { data } = await guest.send<Session>('POST /users/authenticate', credentials);
  const [{ token, refreshToken, user } = { token: '', refreshToken: '', user: { id: 0 } }] = data;
  const stored = { refreshToken };
  return { ...callsWith(token), credentials, stored, userId: user.id };
}

type SentForm = { fields: Record<string, string | number>; fileName: string; text: string };

const boundary = 'the-end-of-a-part';
const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

function formText({ fields, fileName, text }: SentForm): string {
  const parts = Object.entries(fields).map(([name, value]) => [`name="${name}"`, String(value)] as const);
  return [...parts, [`name="file"; filename="${fileName}"`, text] as const]
    .map(([names, value]) => `--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n\r\n${value}\r\n`)
    .concat(`--${boundary}--\r\n`)
    .join('');
}

function callsWith(token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const post = <One>(route: string, input: unknown) => call<One>(route, headers, JSON.stringify(input));
  const zipHeaders = { ...headers, 'content-type': 'application/zip' };
  return {
    send: <One>(route: string, one: unknown) => post<One>(route, { data: [one] }),
    sendZip: <One>(route: string, zip: Uint8Array<ArrayBuffer>) => call<One>(route, zipHeaders, zip),
    /** A form with a file of text. */
    sendForm: <One>(route: string, form: SentForm) => call<One>(route, { ...headers, ...formHeaders }, formText(form)),
    sendBody: (route: string, body: unknown) => post<unknown>(route, body),
    list: <One>(route: string, filter: unknown) => post<One>(route, { filter }),
  };
}

export const guest = callsWith();

/** Waits until the API lists this many. */
export async function listed<One>(person: SignedIn, route: string, many: number): Promise<One[]> {
  return waitFor(async () => {
    const { results } = await person.list<One>(route, {});
    if (results.length < many) throw new Error(`${route} has ${results.length} so far.`);
    return results;
  });
}

async function call<One>(
  route: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Answer<One>> {
  const [method = 'POST', path = ''] = route.split(' ');
  const request = new Request(`${siteOrigin}/api${path}`, { method, headers, body });
  const response = await answerOf(request);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${route} was refused: ${JSON.stringify(answer)}`);
  return answer as Answer<One>;
}
