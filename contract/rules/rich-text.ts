import { z } from 'zod';

export const TextRun = z
  .object({
    text: z.string(),
    strong: z.boolean().optional(),
    emphasis: z.boolean().optional(),
    code: z.boolean().optional(),
    href: z.string().optional(),
  })
  .describe('Text in one format; `href` is another site, an email address, or a path of this site.');
export type TextRun = z.infer<typeof TextRun>;

/** Markup that a text in Markdown may not have. */
export type ForeignMarkup = 'html' | 'image' | 'link' | 'nesting' | 'other';

const Runs = z.array(TextRun);

export const TextBlock = z
  .union([
    z.object({ kind: z.literal('paragraph'), runs: Runs }),
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs: Runs }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Runs) }),
    z.object({ kind: z.literal('quote'), paragraphs: z.array(Runs) }),
    z.object({ kind: z.literal('rule') }),
  ])
  .describe('A block of a text. It contains no HTML: the client creates the elements.');
export type TextBlock = z.infer<typeof TextBlock>;
