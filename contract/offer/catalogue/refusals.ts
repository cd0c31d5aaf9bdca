export const catalogueRefusals = {
  slug_taken: 409,
  still_in_use: 409,
  course_not_for_sale: 409,
} as const;
