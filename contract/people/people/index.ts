import { declareSlice, event } from '#contract/declare.ts';
import { people, type PersonField } from './calls.ts';

export const peopleContract = declareSlice({
  calls: people,
  events: {
    address_change_asked: event<{ address_change_id: number }>(),
    person_corrected: event<{ person_id: number; fields: PersonField[] }>(),
    person_renamed: event<{ person_id: number }>(),
    trainer_profile_changed: event<{ person_id: number }>(),
  },
  messages: {
    data_corrected: { topic: 'account', fixed: 'security' },
  },
  refusals: {
    username_fixed: 409,
    name_missing: 400,
    last_name_missing: 400,
    birth_date_invalid: 400,
    document_incomplete: 400,
    document_not_of_country: 400,
    document_number_invalid: 400,
    document_expired: 409,
    document_not_accepted: 409,
    document_of_another: 409,
    phone_invalid: 400,
    country_missing: 400,
    country_unknown: 400,
    city_missing: 400,
    province_missing: 400,
    postal_code_invalid: 400,
    locale_not_available: 409,
    years_turned_round: 400,
    year_ahead: 400,
    too_many_entries: 409,
    title_missing: 400,
  },
});
