export const filesRefusals = {
  file_type_not_allowed: 415,
  file_has_scripts: 415,
  file_not_readable: 415,
  file_too_complex: 415,
  picture_too_large: 413,
} as const;
