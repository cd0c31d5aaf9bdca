import { stat } from 'node:fs/promises';
import type { LocaleKey } from '#contract/basics.ts';
import type { Problem } from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { wordsIn } from './words.ts';

/** A content has at most 50,000 characters in each language, and an assessment some hundred questions. */
const mostTextBytes = 4 * 1024 ** 2;

/** The texts that cannot be read: read before all others, so that none fills the memory. */
export async function unreadableTexts(folder: CourseFolder, locale: LocaleKey): Promise<Problem[]> {
  const problems: Problem[] = [];
  const texts = folder.names.filter((name) => /\.(md|json)$/.test(name));
  for (const file of texts) {
    const { size } = await stat(folder.pathOf(file));
    if (size > mostTextBytes) {
      problems.push({ file, line: null, text: wordsIn(locale, 'text_too_large', { most: '4 MB' }) });
    } else if (!(await isUtf8(folder, file))) {
      problems.push({ file, line: null, text: wordsIn(locale, 'not_utf8') });
    }
  }
  return problems;
}

async function isUtf8(folder: CourseFolder, name: string): Promise<boolean> {
  return folder.text(name).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TypeError) return false;
      throw error;
    },
  );
}
