export const formTypes = ['satisfaction_survey', 'evaluation_survey'] as const;
export type FormType = (typeof formTypes)[number];

export const formStatuses = ['draft', 'open', 'closed'] as const;
export type FormStatus = (typeof formStatuses)[number];

/** What a link opens. `invalid` is any address that opens nothing, whatever the reason. */
export const openedStates = ['open', 'submitted', 'expired', 'invalid'] as const;
export type OpenedState = (typeof openedStates)[number];

export const fieldKinds = [
  'section',
  'text',
  'long_text',
  'number',
  'choice',
  'several',
  'scale',
  'date',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export const scales = ['1-5', '0-10'] as const;

/** Answers of an anonymous form are shown in groups of at least so many (domain 4.3). */
export const leastShownResponses = 5;

export const mostFields = 100;
export const mostOptions = 30;
export const longestText = 200;
export const longestLongText = 5_000;
export const mostShownTexts = 200;

export const formFileTypes = ['pdf', 'jpg', 'png'] as const;
export const largestFormFileBytes = 10_000_000;
/** Of one link, so that it cannot fill the disk. */
export const mostFormFiles = 20;

/** How long a link opens its form, unless the form closes before. */
export const linkOpensDays = 30;
