/** A title and a body in Markdown. */
export type Words = readonly [title: string, body: string];

type SeedText = { pt: Words; en: Words; is_preview?: true };

export type SeedModule = { pt: string; en: string; texts: SeedText[] };

/** The programme of a scheduled course: an introduction, and the titles of the modules, in both languages. */
export type SeedOutline = {
  before: readonly [pt: string, en: string];
  modules: (readonly [pt: string, en: string])[];
};
