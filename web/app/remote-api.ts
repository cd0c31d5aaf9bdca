import type { Api } from '#contract/index.ts';
import type { LocaleKey } from '#contract/visitor-values.ts';
import { callsOverHttp } from '#web/shared/api/call-over-http.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';

export function remoteApi(apiUrl: string): (locale: LocaleKey) => Api {
  return (locale) =>
    callsOverHttp({
      address: () => `${apiUrl}/api`,
      headersFor: () => ({ 'accept-language': locale }),
      send: (request) =>
        fetch(request).catch(() => {
          throw new ConnectionFailure();
        }),
    });
}
