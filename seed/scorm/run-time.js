// How many frames up SCORM 1.2 lets a lesson look for its run time.
const mostParents = 7;

/** The run time's API: of the frames above, then of the window that opened this one, or null. */
function findApi() {
  return climb(window) ?? (window.opener ? climb(window.opener) : null);
}

function climb(start) {
  let frame = start;
  for (let level = 0; level <= mostParents; level++) {
    const api = apiOf(frame);
    if (api) return api;
    if (frame.parent === frame) return null;
    frame = frame.parent;
  }
  return null;
}

function apiOf(frame) {
  try {
    return frame.API ?? null;
  } catch {
    // A frame of another origin does not let us look.
    return null;
  }
}

/** A session with the run time. Without one the lesson still works, and keeps nothing. */
export function openSession() {
  const api = findApi();
  const isOpen = api?.LMSInitialize('') === 'true';
  const startedAt = Date.now();
  let isEnded = !isOpen;

  const get = (element) => (isOpen ? String(api.LMSGetValue(element)) : '');
  const set = (element, value) => !isEnded && api.LMSSetValue(element, String(value)) === 'true';
  const commit = () => !isEnded && api.LMSCommit('') === 'true';
  const end = (isSuspended) => {
    if (isEnded) return;
    set('cmi.core.session_time', timespan(Date.now() - startedAt));
    set('cmi.core.exit', isSuspended ? 'suspend' : '');
    commit();
    api.LMSFinish('');
    isEnded = true;
  };
  return { get, set, commit, end };
}

/** `HHHH:MM:SS.SS`, as SCORM 1.2 writes time. */
function timespan(milliseconds) {
  const seconds = milliseconds / 1000;
  const rest = (seconds % 60).toFixed(2).padStart(5, '0');
  return `${whole(seconds / 3600, 4)}:${whole((seconds / 60) % 60, 2)}:${rest}`;
}

function whole(number, digits) {
  return String(Math.floor(number)).padStart(digits, '0');
}
