/** What is the same on every notice: the button that closes it, and what the place of all of them is called. */
export type NoticeWords = { close: string; list: string };

let words: NoticeWords = { close: '', list: '' };

/** In the language of the page, before the first notice and whenever that changes. */
export function setNoticeWords(now: NoticeWords): void {
  words = now;
}

export function noticeWords(): NoticeWords {
  return words;
}
