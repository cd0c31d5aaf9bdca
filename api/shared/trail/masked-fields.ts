/** Stands for a value that the audit trail does not hold: that it was sent or changed is all that it says. */
export const mask = '•••';

/** Fields of commands of staff whose values the audit trail stores. Any other field is masked. */
export const plainFields: ReadonlySet<string> = new Set(
  `
    accept_surplus accepted_minor amount_minor answer answers any_of assessment_id assessment_ids at_least at_most
    attempt_grading attempts_allowed attendance_min body buyer_takes_seat capacity captions_file_id
    captions_language category_id ceiling_minor cells certificate_type certificate_valid_months changes channel
    claims class_id class_message_id closes_at code columns completes_on_open content_id contract count country
    counts_from coupon_code course_id course_ids cover_key cover_picture_alt cover_picture_id credit_currency_id
    credit_limit_minor currency_id day decimals decision definition description draws dry_run due_days due_on
    duration_seconds earliest end_at ends_at enrollment_id enrollment_ids erp_group events exceptions feedback_rule fields
    file_id first_day from grade grade_min has_lessons has_page help high_label id intro is_active is_anonymous is_graded
    is_left_out is_mandatory is_preview is_published is_required is_shuffled is_taught items items_seen_total_minor
    key kind label language last_day latest least least_hours_percent lesson_id lessons level licence locale
    logo_picture_alt logo_picture_id longest low_label mandatory_files max_responses method min_participants
    minimum_minor minutes module_id most most_choices most_uses most_uses_per_organization most_uses_per_person move
    number opens_at options order_id order_item_id order_item_ids order_number organization_id outcomes package_type
    partner_id pass_mark payment_id payment_terms_days person_id points policy pool pools position prerequisite_ids
    prices progress prompt published_at quantity question question_id questions rate receipt_number reference
    registration_deadline registration_opens_at regulation_file_id related_course_ids related_post_ids requirements
    role roles room rubric scale scope scope_ids scorm_package_id send_on sequence show_if skips_holidays slug
    source_content_id start_at starts_at state status summary takes_files takes_text time_limit_minutes title to
    tolerance trainer_id trainer_ids type tz unit url user_id value venue verdict version visible_on website
    weekdays weight while_waiting workload_hours
    `
    .trim()
    .split(/\s+/),
);

/** Fields with personal data, with what was written to or about somebody, or with secrets; and of which nouns they have neither. */
export const maskedFields: Readonly<Record<string, readonly string[]>> = {
  about: ['partners'],
  accepted: [],
  address: ['webhooks'],
  author: [],
  birth_date: [],
  city: ['classes', 'partners'],
  buyer_reference: [],
  comment: [],
  cost_centre: [],
  csv: [],
  department: [],
  document_country: [],
  document_expires_on: [],
  document_number: [],
  document_type: [],
  email: [],
  employee_no: [],
  feedback: [],
  first_name: [],
  gender: [],
  last_name: [],
  meeting_url: [],
  message: [],
  name: ['api-tokens', 'assessments', 'categories', 'currencies', 'partners', 'regulations', 'webhooks'],
  note: [],
  percent: ['coupons'],
  phone: [],
  postal_code: [],
  professional_situation: [],
  province: [],
  reason: [],
  region: [],
  right: [],
  signatory_name: [],
  signatory_role: ['partners'],
  street: [],
  tax_id: [],
  text: [],
  username: [],
};
