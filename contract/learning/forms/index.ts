import { declareSlice, event } from '#contract/declare.ts';
import { forms } from './calls.ts';

export const formsContract = declareSlice({
  calls: forms,
  events: {
    /** `concluded_only`: those who have concluded the class; the others when they do. */
    form_sent: event<{ form_id: number; class_id: number; concluded_only: boolean }>(),
  },
  messages: {
    form_sent: { topic: 'learning' },
  },
  refusals: {
    form_field_wrong: 400,
    form_never_anonymous: 400,
    form_closes_before: 400,
    form_link_invalid: 404,
    form_expired: 409,
    form_not_open: 409,
    form_already_answered: 409,
    too_many_form_files: 409,
    answer_missing: 400,
    answer_too_long: 400,
    answer_not_a_number: 400,
    answer_too_precise: 400,
    answer_out_of_range: 400,
    answer_unknown_choice: 400,
    answer_too_many_choices: 400,
    answer_not_a_date: 400,
    answer_date_out_of_range: 400,
    answer_not_a_file: 400,
    answer_unknown_field: 400,
  },
});
