import { absoluteDays, accessMinutes, graceSeconds, idleDays } from '#api/people/identity/index.ts';
import { retentionHours } from '#api/shared/idempotency/idempotency.ts';
import { jsonLimits } from '#api/shared/http/json-limits.ts';

export const about = `
The API of the course marketplace Mestria. Every path is relative to \`/api\`.

## Requests and answers

A retrieval takes \`{filter, fields, sort, page}\` and answers \`{status, results, total}\`. The filter may also be sent as
\`data.filter\`. A command takes \`{data: […]}\` and answers \`{status, data}\`. Bodies are JSON in UTF-8 of at most one
megabyte, with at most ${jsonLimits.depth} levels, ${jsonLimits.entries} entries in a list or an object, and
${jsonLimits.values} values in total. Unknown fields of a request are refused.

## Authentication

Sign in with \`POST /users/authenticate\`. Where a second factor is required, it answers \`verification_required\`, and
\`POST /users/verification-code\` completes the sign-in. Send the access token as \`Authorization: Bearer …\`. It is valid
for ${accessMinutes} minutes; afterwards a call answers 401 \`token_expired\`. \`POST /users/refresh-token\` exchanges the
refresh token for a new pair. A refresh token expires after ${idleDays} days without use, and ${absoluteDays} days after the
sign-in in any case. It can be used once: within ${graceSeconds} seconds the same token answers the same successor, so that
two tabs may refresh at once; later, the use of a spent token ends the session (\`token_reused\`). Calls without a security
requirement are open to anyone, and some of them show more to a signed-in user.

Another program sends a token instead (\`mst_…\`), which staff create at \`/admin/tokens\`. It opens the calls that name one of its
claims, does not expire within the day, and needs no refreshing. It opens no call about the account of its creator, and none
that needs a recent proof of identity: those answer 403 \`token_not_accepted\`. A token that is revoked, expired or unknown
answers 401 \`token_not_valid\`.

## Errors

A refused request answers \`{status: "error", message, errors}\` with the HTTP status of the first error. Each error has a
stable \`code\` and a \`message\` in the language of \`Accept-Language\`. The codes that a call may answer are listed with each
status. Any call may also answer 400 \`invalid_input\`, 401 \`token_expired\` or \`token_not_valid\`, 403
\`token_not_accepted\`, 413 \`too_large\` or \`body_too_complex\`, 415 \`body_not_json\`, 429 \`too_many_requests\`, 500 \`unexpected_error\`, and 503 \`connection_failure\`, \`server_busy\` or
\`outcome_unknown\` with \`Retry-After\`.

## Idempotency

Send a command with an \`Idempotency-Key\` header: a new value for each command, and the same value for each retry. For
${retentionHours} hours the command is executed once, and a retry answers what the first request answered. A different body under the same
key answers 409 \`request_changed\`; a retry while the first request is still running answers 409 \`request_under_way\`. Refused
commands are not stored. Calls without this parameter ignore the header: they only read, or their input or answer is secret.

## Versions and changes

The version in this document follows semantic versioning. The names of calls (\`operationId\`) are part of the API. A minor
version may add calls, optional fields of requests, fields of answers, values of enumerations in answers, and error codes: clients
must ignore what they do not know. A change that breaks clients needs a major version. A call or field that is going to be removed
is marked as \`deprecated\` in this document at least one minor version earlier.
`.trim();
