export function crossOrigin(allowed: string[]) {
  function headersFor(request: Request): Record<string, string> {
    const origin = request.headers.get('origin');
    if (!origin || !allowed.includes(origin)) return {};
    return {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, x-request-id',
      vary: 'origin',
    };
  }

  return {
    /** Null for a request that is no preflight. */
    preflight(request: Request): Response | null {
      if (request.method !== 'OPTIONS') return null;
      return new Response(null, {
        status: 204,
        headers: {
          ...headersFor(request),
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-allow-headers':
            'accept-language, authorization, content-type, idempotency-key, last-event-id, x-form-token',
          'access-control-max-age': String(3_600),
        },
      });
    },
    mark(request: Request, response: Response): Response {
      for (const [name, value] of Object.entries(headersFor(request))) response.headers.set(name, value);
      return response;
    },
  };
}
