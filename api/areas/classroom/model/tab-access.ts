import {
  classTabs,
  tabAccesses,
  type ClassRole,
  type ClassTab,
  type TabAccess,
  type TabReason,
} from '#contract/areas/classroom/values.ts';

export type Shown = { access: TabAccess; because: TabReason | null };

const open: Shown = { access: 'open', because: null };
const history: Shown = { access: 'history', because: 'over' };
const preview = (because: TabReason): Shown => ({ access: 'preview', because });
const closed = (because: TabReason): Shown => ({ access: 'closed', because });

/** General information, the programme and the regulation are on the page of the course too. */
const forAnyone = { general: open, modules: open, regulation: open };

const outsider: Record<ClassTab, Shown> = {
  ...forAnyone,
  contents: preview('not_enrolled'),
  lessons: preview('not_enrolled'),
  resources: closed('not_enrolled'),
  enrollment: closed('not_enrolled'),
  learning: closed('not_enrolled'),
};

const learner: Record<ClassTab, Shown> = {
  ...forAnyone,
  contents: open,
  lessons: open,
  resources: open,
  enrollment: open,
  learning: open,
};

/** What each person sees of a class (domain 4). A tab that is not written here shows nothing to anybody. */
export const tabTable: Record<ClassRole, Record<ClassTab, Shown>> = {
  enrolled: learner,
  unaccepted: { ...learner, contents: preview('regulation'), resources: closed('regulation') },
  registered: {
    ...learner,
    contents: preview('unpaid'),
    resources: closed('unpaid'),
    learning: closed('unpaid'),
  },
  undocumented: {
    ...learner,
    contents: preview('files'),
    resources: closed('files'),
    learning: closed('files'),
  },
  withdrawn: {
    ...forAnyone,
    contents: history,
    lessons: history,
    resources: closed('over'),
    enrollment: history,
    learning: history,
  },
  canceled: { ...outsider, enrollment: history },
  // The grades are in the place of the own learning, and the people in that of the own enrollment.
  trainer: { ...learner, contents: preview('not_learner') },
  administrator: learner,
  employer: {
    ...forAnyone,
    contents: preview('employer'),
    lessons: preview('employer'),
    resources: closed('employer'),
    enrollment: closed('employer'),
    learning: closed('employer'),
  },
  stranger: outsider,
};

/** A person of several roles sees the most that one of them shows; among equals the first role gives the reason. */
export function shownTo(roles: readonly ClassRole[], tab: ClassTab): Shown {
  const [best = closed('not_enrolled')] = roles
    .map((role) => tabTable[role][tab])
    .toSorted((one, other) => tabAccesses.indexOf(one.access) - tabAccesses.indexOf(other.access));
  return best;
}

export function tabsShownTo(roles: readonly ClassRole[]): (Shown & { tab: ClassTab })[] {
  return classTabs.map((tab) => ({ tab, ...shownTo(roles, tab) }));
}
