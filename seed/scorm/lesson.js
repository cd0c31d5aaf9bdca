import { openSession } from './run-time.js';
import { hideResult, openQuestions, passMark, scoreOf, showAnswers, showMissing, showResult } from './quiz.js';

const lastPage = 4;
const session = openSession();
const isForCredit =
  session.get('cmi.core.lesson_mode') !== 'review' && session.get('cmi.core.lesson_mode') !== 'browse';

const state = restored();

begin();

/** Where one stopped: the page from the bookmark, language and answers from the suspend data. */
function restored() {
  const fresh = { language: preferredLanguage(), answers: {}, score: null };
  const page = Number(session.get('cmi.core.lesson_location')) || 1;
  return { ...fresh, ...storedState(), page: Math.min(Math.max(page, 1), lastPage) };
}

function storedState() {
  try {
    return JSON.parse(session.get('cmi.suspend_data') || '{}');
  } catch {
    // Stored by another edition of the lesson: start again.
    return {};
  }
}

function preferredLanguage() {
  const language = session.get('cmi.student_preference.language') || navigator.language;
  return language.toLowerCase().startsWith('en') ? 'en' : 'pt';
}

function begin() {
  if (isForCredit && ['', 'not attempted'].includes(session.get('cmi.core.lesson_status'))) {
    session.set('cmi.core.lesson_status', 'incomplete');
    session.set('cmi.core.score.min', 0);
    session.set('cmi.core.score.max', 100);
  }
  showAnswers(state.answers);
  if (state.score !== null) showResult(state.answers, state.score);
  listen();
  show();
}

function listen() {
  for (const button of document.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => goTo(state.page + Number(button.dataset.go)));
  }
  for (const button of document.querySelectorAll('[data-speak]')) {
    button.addEventListener('click', () => speak(button.dataset.speak));
  }
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('change', () => answer(form));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      correct();
    });
  }
  addEventListener('pagehide', () => session.end(state.score === null || state.score < passMark));
}

function goTo(page) {
  state.page = Math.min(Math.max(page, 1), lastPage);
  keep();
  show();
  document.querySelector(`article[lang="${state.language}"] section:not([hidden]) h1`).focus();
}

function speak(language) {
  state.language = language;
  keep();
  show();
}

function answer(form) {
  state.answers = Object.fromEntries(new FormData(form));
  state.score = null;
  showAnswers(state.answers);
  hideResult();
  keep();
}

function correct() {
  const open = openQuestions(state.answers);
  if (open > 0) return showMissing(open);
  state.score = scoreOf(state.answers);
  showResult(state.answers, state.score);
  if (isForCredit) report(state.score);
  keep();
}

function report(score) {
  session.set('cmi.core.score.raw', score);
  session.set('cmi.core.lesson_status', score >= passMark ? 'passed' : 'failed');
}

function keep() {
  const { page, ...rest } = state;
  session.set('cmi.core.lesson_location', page);
  session.set('cmi.suspend_data', JSON.stringify(rest));
  session.commit();
}

function show() {
  document.documentElement.lang = state.language;
  for (const article of document.querySelectorAll('article')) article.hidden = article.lang !== state.language;
  for (const part of document.querySelectorAll('[data-language-of-frame]')) {
    part.hidden = part.lang !== state.language;
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = Number(section.dataset.page) !== state.page;
  }
  for (const button of document.querySelectorAll('[data-speak]')) {
    button.setAttribute('aria-pressed', String(button.dataset.speak === state.language));
  }
  for (const button of document.querySelectorAll('[data-go="-1"]')) button.disabled = state.page === 1;
  for (const button of document.querySelectorAll('[data-go="1"]')) button.disabled = state.page === lastPage;
  for (const place of document.querySelectorAll('[data-place]')) place.textContent = `${state.page} / ${lastPage}`;
  document.querySelector('progress').value = state.page;
  scrollTo(0, 0);
}
