type NoticeWords = { close: string; list: string };

let words: NoticeWords = { close: '', list: '' };

export function setNoticeWords(now: NoticeWords): void {
  words = now;
}

export function noticeWords(): NoticeWords {
  return words;
}
