import { idNumber, searchReader } from '#web/shared/search/search-reader.ts';

export const contentIn: (raw: Record<string, unknown>) => { content?: number } = searchReader({ content: idNumber });
