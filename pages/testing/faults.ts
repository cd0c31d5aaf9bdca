import { answerOf } from './api.ts';

export type Answering = (request: Request, goOn: () => Promise<Response>) => Promise<Response> | Response;
type Rule = { path: string; answering: Answering };

const everywhere = '*';
const probe = '/healthz';

/** Faults between a page and the API, by the call's path below `/api`. */
export function openFaults() {
  let rules: Rule[] = [];
  const add = (path: string, answering: Answering) => {
    rules = [{ path, answering }, ...rules];
  };
  const remove = (...paths: string[]) => {
    rules = rules.filter(({ path }) => !paths.includes(path));
  };

  /** The newest rule wins and may delegate to earlier ones. */
  async function answer(request: Request, among = rules): Promise<Response> {
    const path = pathOf(request);
    const at = among.findIndex((rule) => rule.path === path || rule.path === everywhere);
    const rule = among[at];
    if (rule) return rule.answering(request, () => answer(request, among.slice(at + 1)));
    if (path === probe) return new Response('ok');
    return answerOf(request);
  }

  return {
    answerTo: (request: Request) => answer(request),
    answer: add,
    fail: (path: string) => add(path, () => Response.json({}, { status: 500 })),
    /** The call and the probe for a network both fail from now on. */
    cut: (path: string) => {
      for (const each of [path, probe]) add(each, noNetwork);
    },
    mend: (path: string) => remove(path, probe),
    /** Delays a call until it is released. */
    hold: (path: string) => {
      const gate = Promise.withResolvers<void>();
      add(path, async (_request, goOn) => {
        await gate.promise;
        return goOn();
      });
      return gate.resolve;
    },
    cutAll: () => add(everywhere, noNetwork),
    mendAll: () => remove(everywhere),
  };
}

/** For `prepare` of a page: its reader has only these claims. */
export function withClaims(slugs: readonly string[]): (network: Pick<ReturnType<typeof openFaults>, 'answer'>) => void {
  const results = slugs.map((slug) => ({ slug }));
  return ({ answer }) => answer('/claims', () => Response.json({ status: 'success', results, total: results.length }));
}

export function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/^\/api/, '');
}

function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}
