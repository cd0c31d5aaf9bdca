import { event } from './declare.ts';

export const sharedEvents = {
  mail_written: event<{ mail_id: number }>(),
};

export const sharedRefusals = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  gone: 410,
  request_under_way: 409,
  request_changed: 409,
  invalid_transition: 409,
  too_large: 413,
  body_not_json: 415,
  body_too_complex: 413,
  too_many_requests: 429,
  server_busy: 503,
  connection_failure: 503,
  outcome_unknown: 503,
  unexpected_error: 500,
};
