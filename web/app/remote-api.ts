import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract, type Api } from '#contract/index.ts';
import type { LocaleKey } from '#contract/visitor-values.ts';
import { asRefusal } from '#web/shared/api-error.ts';

/** The calls of a front office that runs apart from its API. */
export function remoteApi(apiUrl: string): (locale: LocaleKey) => Api {
  return (locale) =>
    createORPCClient<Api>(
      new OpenAPILink(contract, {
        url: `${apiUrl}/api`,
        headers: { 'accept-language': locale },
        customErrorResponseBodyDecoder: asRefusal,
      }),
    );
}
